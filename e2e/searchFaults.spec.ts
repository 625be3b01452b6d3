import {
  button,
  dialog,
  earlyInput,
  guide,
  hits,
  holdScripts,
  indexFiles,
  input,
  noResults,
  openDialog,
  starts,
} from './searchDialog';
import { expect, hold, open, test } from './site';

test.describe('an index that does not come', () => {
  test.use({ allow: /The search failed|^net::ERR_\w+ fetch \/search\// });

  test('the button of the error screen tries again; another one clears the query', async ({
    page,
  }) => {
    await page.route(indexFiles, (route) => route.abort());
    await openDialog(page);
    await input(page).fill('dts');
    const retry = page.getByRole('alert').getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await expect(noResults(page)).toHaveCount(0);
    await page.unroute(indexFiles);
    await retry.press('Enter');
    await expect(hits(page).first()).toBeVisible();
    await expect(input(page)).toBeFocused();
    await dialog(page).getByRole('button', { name: 'Clear the query' }).click();
    await expect(input(page)).toHaveValue('');
    await expect(starts(page).first()).toBeVisible();
    await expect(input(page)).toBeFocused();
  });
});

test('Enter before the answer opens nothing once the reader looks at the keys', async ({
  page,
}) => {
  const release = await hold(page, indexFiles);
  await openDialog(page);
  await input(page).fill('dts.bundle');
  await page.keyboard.press('Enter');
  await dialog(page).getByRole('button', { name: 'All keys' }).click();
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet).toBeVisible();
  release();
  await expect(page.getByText(/^(First 20 of )?\d+ results$/)).toBeAttached();
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(guide);
});

test.describe('a dialog whose content does not come', () => {
  test.use({
    allow:
      /The search dialog could not be loaded|^net::ERR_INTERNET_DISCONNECTED (script|stylesheet|fetch|other) .*\/(assets|search)\//,
  });

  test('a word to the reader; what was typed is searched for once they are online again', async ({
    page,
    context,
  }) => {
    await open(page, guide);
    await context.setOffline(true);
    await button(page).click();
    await earlyInput(page).fill('dts');
    const alert = dialog(page).getByRole('alert');
    await expect(alert).toContainText('You might want to check your network connection.');
    await expect(alert).toContainText("once you're online again");
    await context.setOffline(false);
    await expect(hits(page).first()).toBeVisible();
    await expect(input(page)).toHaveValue('dts');
    await expect(alert).toHaveCount(0);
  });

  for (const outcome of ['come', 'fail'] as const) {
    test(`a reader who has closed it meanwhile sees nothing when scripts ${outcome}`, async ({
      page,
    }) => {
      await open(page, guide);
      const release = await holdScripts(page);
      await button(page).click();
      await page.keyboard.press('Escape');
      await expect(button(page)).toBeFocused();
      // Where they fail, the last request asks whether a newer deployment has removed the script.
      const ended =
        outcome === 'come'
          ? page.waitForEvent('requestfinished')
          : page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
      release(outcome);
      await ended;
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      await expect(page.getByRole('alert').or(dialog(page))).toHaveCount(0);
    });
  }
});
