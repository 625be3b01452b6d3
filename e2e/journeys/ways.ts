import type { Locator, Page } from '@playwright/test';
import { locales, type Locale } from '../../src/site/locales';
import { expect, hydrated } from '../site';
import type { Reader } from './reader';

/**
 * What has not moved for so long is at rest, in ms: a page jumps to the anchor of its URL 100 ms
 * after it shows, and the navbar looks at the scrolling every 200 ms.
 */
const restingTime = 250;

/** How far the page is scrolled once neither it nor the navbar moves any more, in px. */
export function restingPlace(page: Page): Promise<number> {
  return page.evaluate(async (time) => {
    let place = window.scrollY;
    for (let since = performance.now(); performance.now() - since < time;) {
      await new Promise(requestAnimationFrame);
      if (window.scrollY !== place) since = performance.now();
      place = window.scrollY;
    }
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
    return place;
  }, restingTime);
}

/** Turns the wheel over the article, and returns how far the page is scrolled then, in px. */
export async function scrollBy(page: Page, distance: number): Promise<number> {
  const { width, height } = page.viewportSize()!;
  await page.mouse.move(width / 2, height / 2);
  await page.mouse.wheel(0, distance);
  return restingPlace(page);
}

/**
 * Asserts that the heading with this id is near the top of the window, with nothing in front of it.
 */
export async function expectAtTop(page: Page, id: string): Promise<void> {
  await restingPlace(page);
  const seen = await page.locator(`[id="${id}"]`).evaluate((heading) => {
    const { left, top, bottom } = heading.getBoundingClientRect();
    return {
      top: Math.round(top),
      isNearTop: top >= 0 && bottom < window.innerHeight / 2,
      isInFront: heading.contains(document.elementFromPoint(left + 1, top + 1)),
    };
  });
  expect(seen, `place of #${id}`).toMatchObject({ isNearTop: true, isInFront: true });
}

/**
 * Asserts which page the reader is on: its URL with query and hash, its language, its one heading
 * of level 1, and nothing open over it.
 */
export async function expectPage(page: Page, reader: Reader, url: string): Promise<void> {
  await expect(page).toHaveURL(url);
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('lang', reader.lang);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/./);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('[inert]')).toHaveCount(0);
}

/** Chooses another language for the page. */
export async function changeLanguage(page: Page, reader: Reader, to: Locale): Promise<void> {
  await showNavbar(page, reader);
  if (reader.isWide)
    await page.getByRole('button', { name: reader.text('navbar.language', 'Language') }).click();

  await page.getByRole('link', { name: locales[to].label, exact: true }).click();
}

/** Opens the screen that replaces the navbar on a phone: entries, theme and language. */
export async function showNavbar(page: Page, reader: Reader): Promise<void> {
  if (reader.isWide) return;
  await page.getByRole('button', { name: reader.text('navbar.menu', 'Navigation menu') }).click();
}

/** The button that opens the search. */
export function searchButton(page: Page, reader: Reader): Locator {
  return page.getByRole('button', { name: reader.text('theme.SearchBar.label', 'Search') });
}

/** Links of the sidebar in their order, shown or not. */
export function sidebarLinks(page: Page, reader: Reader): Locator {
  const name = reader.text('sidebar.label', 'Pages in this section');
  return page
    .getByRole('navigation', { name, includeHidden: true })
    .getByRole('link', { includeHidden: true });
}

/** Chooses the page with this URL in the sidebar. */
export async function followSidebar(page: Page, reader: Reader, url: string): Promise<void> {
  if (!reader.isWide) {
    const name = reader.text('localNav.menu', 'Menu');
    await page.getByRole('button', { name, exact: true }).click();
  }
  await sidebarLinks(page, reader)
    .and(page.locator(`[href="${url}"]`))
    .click();
}

/** What a button opens. */
export async function panelOf(button: Locator): Promise<Locator> {
  return button.page().locator(`[id="${await button.getAttribute('aria-controls')}"]`);
}

/** Ids of the article's headings of level 2, in their order. */
export function headingIds(page: Page): Promise<string[]> {
  const headings = page.getByRole('article').getByRole('heading', { level: 2 });
  return headings.evaluateAll((all) => all.map(({ id }) => id));
}

/** Chooses the heading with this id in the outline. */
export async function followOutline(page: Page, reader: Reader, id: string): Promise<void> {
  const name = reader.text('outline.title', 'ON THIS PAGE');
  let outline = page.getByRole('navigation', { name });
  if (!reader.isWide) {
    const button = page.getByRole('button', { name, exact: true });
    await button.click();
    outline = await panelOf(button);
  }
  await outline
    .getByRole('link')
    .and(page.locator(`[href="#${id}"]`))
    .click();
}
