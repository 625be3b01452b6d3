import { expectNoViolations } from './audit';
import {
  button,
  dialog,
  earlyInput,
  guide,
  hits,
  indexFiles,
  input,
  noResults,
  openDialog,
  starts,
  status,
} from './searchDialog';
import { expect, hold, open, test } from './site';

test.describe('an index that does not come', () => {
  test.use({ allow: /The search failed|^net::ERR_\w+ fetch \/search\// });

  test('the button of the error screen tries again; another one clears the query', async ({
    page,
  }) => {
    const release = await hold(page, indexFiles);
    await openDialog(page);
    await input(page).fill('dts');
    await expect(status(page)).toHaveText('Searching…');
    await expectNoViolations(page, 'dialog');
    release('fail');
    const retry = page.getByRole('alert').getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await expect(noResults(page)).toHaveCount(0);
    await expectNoViolations(page, 'dialog');
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
});
