import { contentOf } from '../../content/content';
import { goodFiles, goodSidebars } from '../../content/__tests__/goodContent';
import { pagesOf, readBuiltPage, type Site } from '../site';

const expected = pagesOf(contentOf(goodFiles, goodSidebars));

/** Makes a site of a few pages, of which those with `html` (by route) were built. */
export function siteOf(html: Readonly<Record<string, string>>, dir = '/nowhere'): Site {
  const pages = expected.flatMap((page) => {
    const text = html[page.route];
    return text === undefined ? [] : [readBuiltPage(page, text)];
  });
  return {
    dir,
    expected,
    pages,
  };
}
