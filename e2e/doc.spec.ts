import type { Locator, Page } from '@playwright/test';
import { site } from '../src/config/site';
import { expect, hydrated, markVisited, open, scrollTo, test, unknownPage } from './site';

const dts = '/guide/advanced/dts';
const dtsConfig = '/config/lib/dts';

const column = (page: Page): Locator => page.getByRole('complementary');
const drawer = (page: Page): Locator => page.getByRole('dialog');
const menu = (page: Page): Locator => page.getByRole('button', { name: 'Menu', exact: true });
const outlineButton = (page: Page): Locator => page.getByRole('button', { name: 'ON THIS PAGE' });
const outlineColumn = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'ON THIS PAGE' });
const outlineLinks = (page: Page): Locator => outlineColumn(page).getByRole('link');
/** An entry of the outline that shows: in its column, or in the menu of the bar. */
const outlineEntry = (page: Page, name: string): Locator =>
  page.locator('[data-level]').getByRole('link', { name });
const active = (page: Page): Locator => page.locator('nav [aria-current=location]');
const group = (page: Page, name: string): Locator => column(page).getByRole('button', { name });

async function overflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** Bottom of what covers the upper edge of the page, in px. */
async function barsBottom(page: Page): Promise<number> {
  return page.evaluate(() => {
    const bars = [
      document.querySelector('[data-layout-part=navbar]'),
      document.querySelector('main > div'),
    ];
    const bottoms = bars.map((bar) => {
      const style = bar && getComputedStyle(bar);
      return style?.position === 'sticky' ? bar!.getBoundingClientRect().bottom : 0;
    });
    return Math.max(...bottoms);
  });
}

test.describe('columns and local nav', () => {
  for (const bundles of ['loaded', 'blocked, as on first paint'] as const) {
    test.describe(`bundles ${bundles}`, () => {
      test.use({
        allow: bundles === 'loaded' ? undefined : /^net::ERR_FAILED script .*\/assets\/js\//,
      });

      test('a guide page', async ({ page }) => {
        await markVisited(page);
        if (bundles !== 'loaded') await page.route('**/*.js', (route) => route.abort());
        await page.goto(dts);
        for (const [width, hasSidebar, hasOutline] of [
          [320, false, false],
          [768, false, false],
          [959, false, false],
          [960, true, false],
          [1100, true, false],
          [1279, true, false],
          [1280, true, true],
          [1920, true, true],
        ] as const) {
          await test.step(`${width} px`, async () => {
            await page.setViewportSize({ width, height: 800 });
            await expect(column(page)).toBeVisible({ visible: hasSidebar });
            await expect(menu(page)).toBeVisible({ visible: !hasSidebar });
            await expect(outlineColumn(page)).toBeVisible({ visible: hasOutline });
            await expect(outlineButton(page)).toBeVisible({ visible: !hasOutline });
            if (hasSidebar) expect((await column(page).boundingBox())?.width).toBe(320);
            if (hasOutline) expect((await outlineColumn(page).boundingBox())?.width).toBe(268);
            if (!hasSidebar) expect((await menu(page).boundingBox())?.height).toBe(46);
            expect(await overflow(page)).toBe(0);
          });
        }
      });
    });
  }

  for (const [path, width, name] of [
    ['/config/', 1100, 'an overview has no outline, so no bar'],
    ['/blog/', 375, 'the blog has neither, so no bar'],
  ] as const) {
    test(name, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, path);
      const bar = page.locator('main > div').first();
      expect((await bar.boundingBox())?.height).toBe(0);
    });
  }

  test('a post has the outline and no sidebar', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await open(page, '/blog/introducing-rslib');
    await expect(outlineButton(page)).toBeVisible();
    await expect(menu(page)).toHaveCount(0);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(outlineColumn(page)).toBeVisible();
    await expect(column(page)).toHaveCount(0);
  });

  test('the bar stays below the navbar, and takes its place when that one hides', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 375, height: 700 });
    await open(page, dts);
    await page.mouse.wheel(0, 1200);
    await expect(page.locator('html')).toHaveAttribute('data-navbar-hidden', '');
    await expect.poll(async () => (await menu(page).boundingBox())?.y).toBe(0);
    await page.mouse.wheel(0, -200);
    await expect.poll(async () => (await menu(page).boundingBox())?.y).toBe(56);
  });
});

test.describe('drawer', () => {
  test.use({ viewport: { width: 375, height: 700 } });

  test('it is 64 px narrower than the window, and at most 320 px wide', async ({ page }) => {
    await open(page, dts);
    await menu(page).click();
    for (const [width, expected] of [
      [320, 256],
      [375, 311],
      [384, 320],
      [900, 320],
    ] as const) {
      await page.setViewportSize({ width, height: 700 });
      await expect
        .poll(async () => drawer(page).boundingBox(), `at ${width} px`)
        .toMatchObject({ x: 0, width: expected });
    }
  });

  test('keyboard only: open, walk, leave', async ({ page }) => {
    await open(page, dts);
    await menu(page).focus();
    await page.keyboard.press('Enter');
    await expect(drawer(page).getByRole('link', { name: 'Declaration files' })).toBeFocused();
    expect(await menu(page).evaluate((button) => button.closest('[inert]') !== null)).toBe(true);
    // The page behind is out of reach: whatever is focused is in the drawer, or the browser's own.
    for (let press = 0; press < 40; press++) {
      await page.keyboard.press('Tab');
      const where = await page.evaluate(() =>
        document.activeElement === document.body
          ? ''
          : document.activeElement?.closest('[role=dialog], body')?.id,
      );
      expect(['', 'sidebar']).toContain(where);
    }
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toHaveCount(0);
    await expect(menu(page)).toBeFocused();
  });

  test('it locks the page without a jump, and closes beside it', async ({ page }) => {
    // At rest: a bar that still moves makes the driver scroll for its click.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, dts);
    await page.evaluate(() => window.scrollTo(0, 300));
    await expect(page.locator('html')).toHaveAttribute('data-navbar-hidden', '');
    const before = await page.locator('article').boundingBox();
    await menu(page).click();
    await expect(drawer(page)).toBeVisible();
    expect(await page.locator('article').boundingBox()).toEqual(before);
    await page.mouse.move(350, 400);
    await page.mouse.wheel(0, 500);
    expect(await page.evaluate(() => window.scrollY)).toBe(300);
    await page.mouse.click(350, 400);
    await expect(drawer(page)).toHaveCount(0);
    await expect(menu(page)).toBeFocused();
    expect(await page.locator('article').boundingBox()).toEqual(before);
  });

  test('a choice closes it', async ({ page }) => {
    await open(page, dts);
    await menu(page).click();
    await drawer(page).getByRole('link', { name: 'Static assets' }).click();
    await expect(page).toHaveURL('/guide/advanced/static-assets');
    await expect(drawer(page)).toHaveCount(0);
    expect(await page.evaluate(() => document.body.style.overflow)).toBe('');
  });

  test('a window that grows closes it', async ({ page }) => {
    await open(page, dts);
    await menu(page).click();
    await expect(drawer(page)).toBeVisible();
    await page.setViewportSize({ width: 960, height: 700 });
    await expect(drawer(page)).toHaveCount(0);
    await expect(column(page)).toBeVisible();
    await expect(page.locator('[inert]')).toHaveCount(0);
  });
});

test.describe('sidebar', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("the reader's choices survive guide → blog → guide, but no reload", async ({ page }) => {
    await open(page, dts);
    await group(page, 'Migration').click();
    await expect(group(page, 'Migration')).toHaveAttribute('aria-expanded', 'false');
    const bar = page.getByRole('navigation', { name: 'Main' });
    await bar.getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL('/blog/');
    await bar.getByRole('link', { name: 'Guide' }).click();
    await expect(page).toHaveURL('/guide/start/');
    await expect(group(page, 'Migration')).toHaveAttribute('aria-expanded', 'false');
    await expect(group(page, 'Basic')).toHaveAttribute('aria-expanded', 'true');
    await page.reload();
    await hydrated(page);
    await expect(group(page, 'Migration')).toHaveAttribute('aria-expanded', 'true');
  });

  test('column and drawer share them', async ({ page }) => {
    await open(page, dts);
    await group(page, 'Basic').click();
    await page.setViewportSize({ width: 375, height: 800 });
    await menu(page).click();
    const basic = drawer(page).getByRole('button', { name: 'Basic' });
    await expect(basic).toHaveAttribute('aria-expanded', 'false');
  });

  test('a page change opens the groups of the page', async ({ page }) => {
    await open(page, '/guide/basic/cli');
    await group(page, 'Advanced').click();
    await expect(column(page).getByRole('link', { name: 'SVGR' })).toBeHidden();
    await page.getByRole('link', { name: /^Next Page/ }).click();
    await expect(page).toHaveURL('/guide/basic/configure-rslib');
    await expect(column(page).getByRole('link', { name: 'SVGR' })).toBeHidden();
    await open(page, '/guide/basic/upgrade-rslib');
    await group(page, 'Advanced').click();
    await page.getByRole('link', { name: /^Next Page/ }).click();
    await expect(page).toHaveURL('/guide/advanced/third-party-deps');
    await expect(column(page).getByRole('link', { name: 'SVGR' })).toBeVisible();
  });

  test('a label with a page leads there and toggles there', async ({ page }) => {
    await open(page, '/config/lib/dts');
    const caret = group(page, 'Pages of Rsbuild Configurations');
    await caret.click();
    await expect(caret).toHaveAttribute('aria-expanded', 'false');
    const label = column(page).getByRole('link', { name: 'Rsbuild Configurations' });
    await label.click();
    await expect(page).toHaveURL('/config/rsbuild/');
    await expect(caret).toHaveAttribute('aria-expanded', 'true');
    await expect(label).toHaveAttribute('aria-current', 'page');
    await label.press('Enter');
    await expect(caret).toHaveAttribute('aria-expanded', 'false');
  });

  test('the current page is in view', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await open(page, '/guide/faq/features');
    const current = column(page).locator('[aria-current=page]');
    await expect(current).toHaveCount(1);
    await expect(current).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('previous and next follow the display order', async ({ page }) => {
    await open(page, '/guide/start/npm-packages');
    const pages = page.getByRole('navigation', { name: 'Docs pages' });
    await expect(pages.getByRole('link')).toHaveText([/^Previous Page/, /^Next Page/]);
    await expect(pages.getByRole('link').first()).toHaveAttribute('href', '/guide/start/glossary');
    await expect(pages.getByRole('link').last()).toHaveAttribute('href', '/guide/solution/');
    await open(page, '/zh/guide/start/');
    await expect(page.locator('main a[rel=prev]')).toHaveCount(0);
    await expect(page.locator('main a[rel=next]')).toHaveText(/^下一页/);
  });

  test('the blog is read from its overview on', async ({ page }) => {
    await open(page, '/blog/');
    const next = page.getByRole('link', { name: /^Next Page/ });
    await expect(next).toHaveAttribute('href', '/blog/introducing-rslib');
    await next.click();
    await expect(page).toHaveURL('/blog/introducing-rslib');
    await expect(page.getByRole('link', { name: /^Previous Page/ })).toHaveAttribute(
      'href',
      '/blog/',
    );
  });
});

test.describe('outline', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('exactly one heading is active: first, passed, last', async ({ page }) => {
    await open(page, dts);
    await expect(active(page)).toHaveText((await outlineLinks(page).first().textContent()) ?? '');
    const third = outlineLinks(page).nth(2);
    const id = (await third.getAttribute('href'))?.slice(1) ?? '';
    await page.evaluate((target) => {
      const { top } = document.getElementById(target)!.getBoundingClientRect();
      window.scrollTo(0, top - 90);
    }, id);
    await expect(third).toHaveAttribute('aria-current', 'location');
    await expect(active(page)).toHaveCount(1);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(outlineLinks(page).last()).toHaveAttribute('aria-current', 'location');
    await expect(active(page)).toHaveCount(1);
    await expect(active(page)).toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(outlineLinks(page).first()).toHaveAttribute('aria-current', 'location');
  });

  test('it is looked for every 100 ms', async ({ page }) => {
    await page.clock.install();
    await open(page, dts);
    await page.clock.pauseAt(Date.now() + 60_000);
    const first = outlineLinks(page).first();
    const last = outlineLinks(page).last();
    await scrollTo(page, 100_000);
    await expect(last).toHaveAttribute('aria-current', 'location');
    await scrollTo(page, 0);
    await page.clock.runFor(99);
    await expect(last).toHaveAttribute('aria-current', 'location');
    await page.clock.runFor(1);
    await expect(first).toHaveAttribute('aria-current', 'location');
  });

  for (const width of [375, 1100, 1280]) {
    test(`a chosen heading stands below the bars and is active, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, dts);
      if (width < 1280) await outlineButton(page).click();
      await outlineEntry(page, 'Choose the compiler').click();
      const heading = page.getByRole('heading', { name: 'Choose the compiler' });
      await expect(heading).toBeInViewport();
      await expect
        .poll(async () => ((await heading.boundingBox())?.y ?? 0) >= (await barsBottom(page)))
        .toBe(true);
      expect((await heading.boundingBox())?.y).toBeLessThan(160);
      if (width < 1280) await outlineButton(page).click();
      await expect(active(page)).toHaveText('Choose the compiler');
    });
  }

  for (const width of [375, 1100, 1280]) {
    test(`a heading above stands below the bars that come back, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, dts);
      await scrollTo(page, 100_000);
      await expect(page.locator('html')).toHaveAttribute('data-navbar-hidden', '');
      if (width < 1280) await outlineButton(page).click();
      await outlineEntry(page, 'Choose the compiler').click();
      await expect(page.locator('html')).not.toHaveAttribute('data-navbar-hidden');
      const heading = page.getByRole('heading', { name: 'Choose the compiler' });
      const distance = async () =>
        ((await heading.boundingBox())?.y ?? 0) - (await barsBottom(page));
      await expect.poll(distance).toBeGreaterThanOrEqual(0);
      expect(await distance()).toBeLessThan(40);
    });
  }

  test('keyboard only: the dropdown opens, closes and gives the focus back', async ({ page }) => {
    await page.setViewportSize({ width: 1100, height: 800 });
    await open(page, dts);
    await outlineButton(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveText('Emit declarations');
    await page.keyboard.press('Escape');
    await expect(outlineButton(page)).toBeFocused();
    await expect(outlineButton(page)).toHaveAttribute('aria-expanded', 'false');
  });
});

test.describe('scrolling', () => {
  test('the button leads to the top, and shows only away from it', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, dts);
    const button = page.getByRole('button', { name: 'Scroll to top' });
    await expect(button).toBeHidden();
    await page.mouse.wheel(0, 300);
    await button.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(button).toBeHidden();
  });

  test('an anchor of another page is scrolled to 100 ms after the page is shown', async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, '/config/');
    await page.clock.pauseAt(Date.now() + 60_000);
    const link = page.locator(`main a[href^="${dtsConfig}#"]`).nth(3);
    const id = ((await link.getAttribute('href')) ?? '').split('#')[1];
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'lib.dts' })).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.clock.runFor(99);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.clock.runFor(1);
    const heading = page.locator(`[id="${id}"]`);
    await expect(heading).toBeInViewport();
    expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(await barsBottom(page));
  });

  test('an anchor that does not exist does nothing', async ({ page }) => {
    await open(page, `${dts}#nothing`);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await open(page, `${dts}#%E0%A4%A`);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('a new page starts at its top, and the way back leads to where it was left', async ({
    page,
  }) => {
    await open(page, dts);
    await page.mouse.wheel(0, 2000);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(2000);
    await column(page).getByRole('link', { name: 'Static assets' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Static assets');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Declaration files');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(2000);
  });
});

test.describe('a page that takes its time', () => {
  test('the progress bar shows after 200 ms and ends with it', async ({ page }) => {
    await page.clock.install();
    await open(page, dts);
    await page.clock.pauseAt(Date.now() + 60_000);
    let answer = () => undefined as void;
    const isHeld = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/*.js', async (route) => {
      await isHeld;
      await route.continue();
    });
    await column(page).getByRole('link', { name: 'Vue' }).click();
    await page.clock.runFor(199);
    await expect(page.locator('#nprogress')).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(page.locator('#nprogress')).toBeAttached();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Declaration files');
    answer();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vue');
    await page.clock.runFor(2000);
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });
});

test.describe('a page that fails to load', () => {
  // The server is asked for a script that failed: has a new deployment removed it?
  test.use({ allow: /could not be loaded|^net::ERR_FAILED (script|fetch) .*\/assets\/js\// });

  test('is logged, the page stays as it was, and a second try works', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    // The sidebar must not move under the pointer while the navbar hides.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, `${dts}?a=1`);
    await page.evaluate(() => Object.assign(window, { samePage: true }));
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400);
    await expect(page.locator('html')).toHaveAttribute('data-navbar-hidden', '');
    await page.route('**/*.js', (route) => route.abort());
    const link = column(page).getByRole('link', { name: 'Vue' });
    await link.click();
    await expect
      .poll(() => logged.join())
      .toContain('The page /guide/solution/vue could not be loaded.');
    await expect(page).toHaveURL(`${dts}?a=1`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Declaration files');
    expect(await page.evaluate(() => window.scrollY)).toBe(400);
    await page.unroute('**/*.js');
    await link.click();
    await expect(page).toHaveURL('/guide/solution/vue');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vue');
    expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
  });
});

test.describe('parts that the query hides', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  const parts: Record<string, (page: Page) => Locator> = {
    navbar: (page) => page.getByRole('navigation', { name: 'Main' }),
    sidebar: column,
    outline: outlineColumn,
    footer: (page) => page.getByRole('navigation', { name: 'Docs pages' }),
  };

  test.describe('before any bundle has run', () => {
    test.use({ allow: /^net::ERR_FAILED script / });

    for (const part of Object.keys(parts)) {
      test(`${part}=0`, async ({ page }) => {
        await markVisited(page);
        await page.route('**/*.js', (route) => route.abort());
        await page.goto(`${dts}?${part}=0`);
        for (const [name, other] of Object.entries(parts))
          await expect(other(page)).toBeVisible({ visible: name !== part });
      });
    }
  });

  for (const [part, locate] of Object.entries(parts)) {
    test(`${part}=1 hides nothing`, async ({ page }) => {
      await open(page, `${dts}?${part}=1`);
      await expect(locate(page)).toBeVisible();
    });
  }

  test('they hold while the address has them, and are not carried on', async ({ page }) => {
    await open(page, `${dts}?sidebar=0&footer=0#emit-declarations`);
    await expect(column(page)).toBeHidden();
    await expect(parts.footer!(page)).toBeHidden();
    await outlineLinks(page).nth(1).click();
    await expect(page).toHaveURL(/\?sidebar=0&footer=0#/);
    await expect(column(page)).toBeHidden();
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Guide' })
      .click();
    await expect(page).toHaveURL('/guide/start/');
    await expect(column(page)).toBeVisible();
    await page.goBack();
    await expect(column(page)).toBeHidden();
  });

  test('the local nav loses the button of a hidden part', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    await open(page, `${dts}?sidebar=0`);
    await expect(menu(page)).toBeHidden();
    await expect(outlineButton(page)).toBeVisible();
    await open(page, `${dts}?sidebar=0&outline=0`);
    expect((await page.locator('main > div').first().boundingBox())?.height).toBe(0);
  });

  test('without navbar nothing is left of its height', async ({ page }) => {
    await open(page, `${dts}?navbar=0`);
    expect((await column(page).boundingBox())?.y).toBe(0);
  });
});

test.describe('a stored theme that is none', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`counts as auto: ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await open(page, dts);
      const key = await page.evaluate(() => {
        const script = [...document.scripts].find(({ text }) => text.includes('data-theme'));
        return /getItem\(["'](theme[^"']*)["']\)/.exec(script?.text ?? '')?.[1] ?? '';
      });
      expect(key).toMatch(/^theme/);
      await page.evaluate((name) => localStorage.setItem(name, 'purple'), key);
      await page.reload();
      await hydrated(page);
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
    });
  }
});

test.describe('footer of a page', () => {
  const base = site.theme.editLink.docRepoBaseUrl;

  for (const [path, source, text] of [
    [dts, 'docs/guide/advanced/dts.mdx', 'Edit this page on GitHub'],
    [
      `/zh${dts}`,
      'i18n/zh/docusaurus-plugin-content-docs/current/guide/advanced/dts.mdx',
      '在 GitHub 上编辑此页',
    ],
    ['/blog/introducing-rslib', 'blog/introducing-rslib.mdx', 'Edit this page on GitHub'],
  ] as const) {
    test(`${path} can be edited`, async ({ page }) => {
      await open(page, path);
      const link = page.getByRole('link', { name: text });
      await expect(link).toHaveAttribute('href', `${base}/${source}`);
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    });
  }

  test('the post leads back to the blog', async ({ page }) => {
    await open(page, '/zh/blog/introducing-rslib');
    await expect(page.locator('main a[rel=prev]')).toHaveAttribute('href', '/zh/blog/');
  });

  for (const [path, allow] of [
    ['/config/', undefined],
    ['/', undefined],
    ['/nope', unknownPage],
  ] as const) {
    test.describe(path, () => {
      test.use({ allow });

      test('has none', async ({ page }) => {
        await open(page, path);
        await expect(page.locator('[data-layout-part=footer]')).toHaveCount(0);
        await expect(page.getByRole('link', { name: 'Edit this page on GitHub' })).toHaveCount(0);
      });
    });
  }
});

test.describe('nothing overflows', () => {
  test.use({ viewport: { width: 320, height: 700 } });

  test('a wide table scrolls inside itself, by keyboard, too', async ({ page }) => {
    await open(page, dtsConfig);
    const table = page.getByRole('group', { name: 'Table, scrolls sideways' }).first();
    await table.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    expect(await overflow(page)).toBe(0);
  });
});
