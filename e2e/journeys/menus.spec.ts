import { defaultLocale } from '../../src/site/locales';
import { audit } from '../audit';
import { expect, open, setTheme } from '../site';
import { test } from './reader';
import { expectPage, restingPlace, scrollBy } from './ways';

/** Buttons that open something over the page. The groups of the sidebar unfold where they are. */
const openers = 'button:is([aria-expanded], [aria-haspopup]):not([role=complementary] *)';

/** More than lead to the end of a page's header and sidebar. */
const mostPresses = 100;

test('opens every menu with the keyboard, finds it accessible, and leaves it', async ({
  page,
  reader,
}) => {
  const url = reader.url('/guide/advanced/dts');
  await open(page, url);
  // Each theme in one language: the markup of the menus is the same.
  await setTheme(page, reader.locale === defaultLocale ? 'light' : 'dark');
  // Down the page, the navbar is hidden.
  const place = await scrollBy(page, 900);
  const bar = reader.text('theme.NavBar.navAriaLabel', 'Main');
  const navbar = page.getByRole('navigation', { name: bar });
  const menus = page.locator(openers).filter({ visible: true });
  const names = await menus.evaluateAll((all) =>
    all.map((button) => button.getAttribute('aria-label') ?? button.textContent),
  );
  const everywhere = [
    reader.text('navbar.tools', 'Rstack tools'),
    reader.text('theme.SearchBar.label', 'Search'),
    reader.text('pageTools.open', 'Open'),
  ];
  const here = reader.isWide
    ? [reader.text('navbar.language', 'Language'), reader.text('appearance.name', 'Appearance')]
    : [
        reader.text('navbar.menu', 'Navigation menu'),
        reader.text('localNav.menu', 'Menu'),
        reader.text('outline.title', 'ON THIS PAGE'),
      ];
  for (const name of [...everywhere, ...here])
    expect(names).toContainEqual(expect.stringMatching(new RegExp(`^${name}`)));

  let met = 0;
  for (let presses = 0; presses < mostPresses && met < names.length; presses++) {
    await page.keyboard.press('Tab');
    // The order of the keyboard is that of the page.
    const opener = menus.nth(met);
    if ((await opener.and(page.locator(':focus')).count()) === 0) continue;
    await test.step(names[met] ?? '', async () => {
      const id = await opener.getAttribute('aria-controls');
      await expect(opener).toBeInViewport({ ratio: 1 });
      const within = id ? `[id="${id}"]` : 'dialog';
      const layer = page.locator(within).filter({ visible: true });
      await page.keyboard.press('Enter');
      await expect(layer).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(layer.locator(':focus')).toHaveCount(1);
      expect(await audit(page, { within })).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(layer).toBeHidden();
      await expect(opener).toBeFocused();
      await expectPage(page, reader, url);
      const isInNavbar = (await opener.and(navbar.getByRole('button')).count()) > 0;
      if (isInNavbar) expect(await restingPlace(page), 'place of the page').toBe(place);
    });
    met++;
  }
  expect(names.slice(met), 'menus that Tab does not lead to').toEqual([]);
});
