import type { Locator, Page } from '@playwright/test';
import { audit, auditColors } from './audit';
import { expect, open, setTheme, test } from './site';

/**
 * What opens over a page: where, how, and what then shows. The search dialog is audited in
 * search.spec.ts. Tooltips are drawn by CSS, which axe does not read; a unit test holds their
 * contrast.
 */
interface Layer {
  name: string;
  width: number;
  path?: string;
  open: (page: Page) => Promise<void>;
  shown: (page: Page) => Locator;
  /** Rules that cannot hold, with the reason. */
  without?: string[];
}

const dts = '/guide/advanced/dts';
const click = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true }).click();
};

const layers: Layer[] = [
  {
    name: 'tools popup',
    width: 1440,
    // Over a sidebar it covers some link in part, and axe would find the rest of it too small.
    path: '/blog/',
    open: click('Rstack tools'),
    shown: (page) => page.getByRole('link', { name: /^Rspack Bundler/ }),
  },
  {
    name: 'tools popup on a phone, in Chinese',
    width: 375,
    path: `/zh${dts}`,
    open: click('Rstack 工具链'),
    shown: (page) => page.getByRole('link', { name: /^Rspack 打包/ }),
  },
  {
    name: 'language menu',
    width: 1440,
    open: click(/^Language/),
    shown: (page) => page.getByRole('link', { name: '简体中文' }),
  },
  {
    name: 'theme menu',
    width: 1440,
    open: click('Appearance'),
    shown: (page) => page.getByRole('radio', { name: 'System' }),
  },
  {
    name: 'nav screen',
    width: 375,
    open: click('Navigation menu'),
    shown: (page) => page.getByText('Appearance'),
  },
  {
    name: 'nav screen of the home page',
    width: 375,
    path: '/',
    open: click('Navigation menu'),
    shown: (page) => page.getByText('Appearance'),
  },
  { name: 'drawer', width: 375, open: click('Menu'), shown: (page) => page.getByRole('dialog') },
  {
    name: 'outline dropdown',
    width: 1100,
    open: click('ON THIS PAGE'),
    shown: (page) => page.getByRole('link', { name: 'Choose the compiler', exact: true }),
  },
  {
    name: 'menu of the page tools',
    width: 375,
    open: click('Open'),
    shown: (page) => page.getByRole('link', { name: 'Open in ChatGPT' }),
  },
  {
    name: 'enlarged image',
    width: 1440,
    path: '/guide/basic/output-structure',
    open: (page) =>
      page
        .getByRole('button', { name: /^Enlarge image/ })
        .first()
        .click(),
    shown: (page) => page.getByRole('button', { name: 'Close' }),
    // The library puts the image at the end of the document, outside of every landmark; the rest is
    // inert.
    without: ['region'],
  },
];

for (const { name, width, path = dts, open: openLayer, shown, without = [] } of layers) {
  test(`axe finds nothing: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await open(page, path);
    await openLayer(page);
    await expect(shown(page)).toBeVisible();
    expect(await audit(page, { without })).toEqual([]);
    await setTheme(page, 'dark');
    await expect(shown(page)).toBeVisible();
    expect(await auditColors(page), 'dark').toEqual([]);
  });
}

test('a tooltip shows 0.1 s after the pointer has come, at most 250 px wide; Escape takes it away', async ({
  page,
}) => {
  await open(page, dts);
  const discord = page.getByRole('link', { name: 'Discord' });
  await expect(discord).not.toHaveAttribute('title');
  const words = discord.locator('..');
  const style = (property: string) =>
    words.evaluate(
      (root, name) => getComputedStyle(root, '::after').getPropertyValue(name),
      property,
    );
  expect(await style('content')).toContain('Discord');
  expect(await style('visibility')).toBe('hidden');
  expect(await style('transition-delay')).toBe('0.1s');
  expect(await style('max-width')).toBe('250px');
  await discord.hover();
  await expect.poll(() => style('visibility')).toBe('visible');
  await page.keyboard.press('Escape');
  await expect.poll(() => style('content')).toBe('none');
});
