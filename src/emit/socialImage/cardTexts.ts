import { escapeRegExp } from '../../site/escapeRegExp';
import { metaContent, type RenderedPage } from '../readPages';

/** Texts of the image of a page. */
export interface CardTexts {
  title: string;
  description: string;
  /** Section of the site that the page belongs to; empty if there is none to show. */
  section: string;
  siteName: string;
}

/** `lib.dts | Rslib` → `lib.dts`, `Rslib - Library tool` → `Library tool` */
export function withoutSiteName(title: string, siteName: string): string {
  const name = escapeRegExp(siteName);
  return title.replace(new RegExp(`^${name} - | \\| ${name}$`), '');
}

/**
 * Reads the texts of a page's image from the page.
 *
 * @param image absolute URL of the image that would be drawn
 * @returns `undefined` for a page that has another image or none
 */
export function cardTexts(
  { head, title: heading, description, section }: RenderedPage,
  image: string,
  siteName: string,
): CardTexts | undefined {
  if (metaContent(head, 'og:image') !== image) return undefined;
  const title = withoutSiteName(metaContent(head, 'og:title') ?? heading, siteName);
  // A section that repeats the title or the site's name is omitted.
  const isRepeated = [title, siteName].some((name) => name.toLowerCase() === section.toLowerCase());
  return { title, description, section: isRepeated ? '' : section, siteName };
}
