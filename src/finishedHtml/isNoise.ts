import { attribute, type Element } from './html';

/** Elements that hold no text of the page. */
const silent = new Set([
  'script',
  'style',
  'template',
  'svg',
  'button',
  'input',
  'label',
  'nav',
  'footer',
]);

/** Tells whether an element of an article is no text of the page in any of its forms: controls, navigation, announcements. */
export function isControl(element: Element): boolean {
  if (silent.has(element.tagName)) return true;
  if (attribute(element, 'role') === 'status') return true;
  if (attribute(element, 'data-page-tools') !== undefined) return true;
  // The link beside a heading repeats its text.
  if (/(^|\s)hash-link(\s|$)/.test(attribute(element, 'class') ?? '')) return true;
  // Panels of tabs are hidden and read all the same.
  return attribute(element, 'hidden') !== undefined && attribute(element, 'role') !== 'tabpanel';
}

/** Tells whether an element of an article is left out of the index: controls, decoration, copies of what stands elsewhere. */
export function isNoise(element: Element): boolean {
  if (isControl(element)) return true;
  if (attribute(element, 'aria-hidden') === 'true') return true;
  // It repeats what a component shows.
  if (element.tagName === 'noscript') return true;
  // The overview repeats the headings of other pages.
  return attribute(element, 'data-overview') !== undefined;
}

/** The same command for several package managers: the first stands for all. */
export function isCommandTab(element: Element): boolean {
  return (
    attribute(element, 'role') === 'tabpanel' &&
    attribute(element, 'hidden') !== undefined &&
    ['yarn', 'pnpm', 'bun'].includes(attribute(element, 'data-tab') ?? '')
  );
}
