import { attribute, type Element } from './html';

/** Elements that hold no text of the page. */
const silent = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'svg',
  'button',
  'input',
  'label',
  'nav',
  'footer',
]);

/**
 * Tells whether an element of an article is left out of the index: controls, decoration, copies of what stands elsewhere.
 * `<noscript>` is among these: it repeats what a component shows.
 */
export function isNoise(element: Element): boolean {
  if (silent.has(element.tagName)) return true;
  if (attribute(element, 'aria-hidden') === 'true') return true;
  if (attribute(element, 'role') === 'status') return true;
  // The overview repeats the headings of other pages, a link beside a heading its text.
  if (attribute(element, 'data-overview') !== undefined) return true;
  if (/(^|\s)hash-link(\s|$)/.test(attribute(element, 'class') ?? '')) return true;
  // Panels of tabs are hidden and searched all the same.
  return attribute(element, 'hidden') !== undefined && attribute(element, 'role') !== 'tabpanel';
}

/** The same command for several package managers: the first stands for all. */
export function isCommandTab(element: Element): boolean {
  return (
    attribute(element, 'role') === 'tabpanel' &&
    attribute(element, 'hidden') !== undefined &&
    ['yarn', 'pnpm', 'bun'].includes(attribute(element, 'data-tab') ?? '')
  );
}
