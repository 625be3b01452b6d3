import { attribute, first, parseHtml, type Element } from '../../finishedHtml/html';
import { readPage } from '../../finishedHtml/readPage';
import type { CardTexts } from './types';

function property(name: string) {
  return (element: Element) =>
    element.tagName === 'meta' && attribute(element, 'property') === name;
}

/** `lib.dts | Rslib` → `lib.dts`, `Rslib - Library tool` → `Library tool` */
export function withoutSiteName(title: string, siteName: string): string {
  const suffix = ` | ${siteName}`;
  const prefix = `${siteName} - `;
  if (title.endsWith(suffix)) return title.slice(0, -suffix.length);
  return title.startsWith(prefix) ? title.slice(prefix.length) : title;
}

/**
 * Takes what the image of a page says from its finished HTML.
 *
 * @param image absolute address that the image would have
 * @returns nothing for a page that shows another image, or none
 */
export function cardTexts(
  html: string,
  image: string,
  siteName: string,
  language: string,
): CardTexts | undefined {
  const document = parseHtml(html);
  const content = (name: string) => {
    const meta = first(document, property(name));
    return meta && attribute(meta, 'content');
  };
  if (content('og:image') !== image) return undefined;
  const page = readPage(html);
  const title = withoutSiteName(content('og:title') ?? page.title, siteName);
  // A page that heads its section, or that belongs to none, would say the same twice.
  const isRepeated = [title, siteName].some(
    (name) => name.toLowerCase() === page.section.toLowerCase(),
  );
  const section = isRepeated ? '' : page.section;
  return { title, description: page.description, section, siteName, language };
}
