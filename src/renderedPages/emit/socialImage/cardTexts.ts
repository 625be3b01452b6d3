import { metaContent, type RenderedPage } from '../../readPages';
import type { CardTexts } from './types';

/** `lib.dts | Rslib` → `lib.dts`, `Rslib - Library tool` → `Library tool` */
export function withoutSiteName(title: string, siteName: string): string {
  const suffix = ` | ${siteName}`;
  const prefix = `${siteName} - `;
  if (title.endsWith(suffix)) return title.slice(0, -suffix.length);
  return title.startsWith(prefix) ? title.slice(prefix.length) : title;
}

/**
 * Takes what the image of a page says from the page.
 *
 * @param image absolute URL that the image would have
 * @returns nothing for a page that shows another image, or none
 */
export function cardTexts(
  { head, title: heading, description, section }: RenderedPage,
  image: string,
  siteName: string,
  language: string,
): CardTexts | undefined {
  if (metaContent(head, 'og:image') !== image) return undefined;
  const title = withoutSiteName(metaContent(head, 'og:title') ?? heading, siteName);
  // A page that heads its section, or that belongs to none, would say the same twice.
  const isRepeated = [title, siteName].some((name) => name.toLowerCase() === section.toLowerCase());
  return { title, description, section: isRepeated ? '' : section, siteName, language };
}
