/* These functions run in the page, so none of them uses anything outside of it. */

export interface Point {
  x: number;
  y: number;
}

export function forget(visited: string): void {
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem(visited, '1');
}

/** Whether the page works. */
export function state(): string {
  const { readyState, documentElement } = document;
  if ('isLeft' in window) return 'left';
  const isHydrated = documentElement.dataset.hasHydrated === 'true';
  return isHydrated && readyState === 'complete' ? 'hydrated' : readyState;
}

export function reload(): void {
  Object.assign(window, { isLeft: true });
  location.reload();
}

export function place() {
  const { documentElement: html } = document;
  const { pathname, search, hash } = location;
  return {
    url: pathname + search + hash,
    lang: html.lang,
    state: html.dataset.hasHydrated === 'true' ? 'hydrated' : document.readyState,
    headings: document.querySelectorAll('h1:not(:empty)').length,
    top: Math.round(scrollY),
  };
}

export function pointOf(selector: string): Point | string {
  const element = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility());
  if (!element) return 'not there';
  const box = element.getBoundingClientRect();
  if (box.top < 0 || box.bottom > innerHeight)
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getClientRects()[0]!;
  const point = { x: left + width / 2, y: top + height / 2 };
  const front = document.elementFromPoint(point.x, point.y);
  return element.contains(front) ? point : `behind ${front?.outerHTML.slice(0, 100)}`;
}

export function headingPlace(id: string): string {
  const heading = document.getElementById(id);
  if (!heading) return 'not there';
  const { left, top, bottom } = heading.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight / 2) return `${Math.round(top)} px below the top`;
  const front = document.elementFromPoint(left + 1, top + 1);
  return heading.contains(front) ? 'at the top' : `behind ${front?.outerHTML.slice(0, 100)}`;
}

/** By how many px the page is wider than its window. */
export function overflow(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}

/** Scrolls to the first link to another page that is in the second half of the article. */
export function showLink(): { url: string; top: number } {
  const { scrollHeight } = document.documentElement;
  const link = [...document.querySelectorAll<HTMLAnchorElement>('article a[href^="/"]')].find(
    (one) =>
      one.checkVisibility() &&
      one.pathname !== location.pathname &&
      one.getBoundingClientRect().top + scrollY > scrollHeight / 3,
  )!;
  link.id = 'left-by';
  link.scrollIntoView({ block: 'center', behavior: 'instant' });
  return { url: link.pathname + link.hash, top: Math.round(scrollY) };
}

/** Attribute of the first element; null without it. */
export const attribute = (selector: string, name: string): string | null =>
  document.querySelector(selector)?.getAttribute(name) ?? null;

export const texts = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent.trim());

/** Unlike `:focus`, this is also true where the window is not in front. */
export const isFocused = (selector: string): boolean =>
  document.activeElement?.matches(selector) ?? false;
