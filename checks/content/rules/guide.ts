import { defaultLocale } from '../../../src/site/locales';
import { issuesAt } from '../../base/issue';
import { eachPage } from '../content';

/** Code blocks that the checks of examples and samples verify. */
function isVerified(info: string): boolean {
  return (
    /\bfile="/.test(info) ||
    (/\btitle="(?:[^"]*\/)?(?:rslib\.config\.\w+|package\.json)"/.test(info) &&
      !/\bfragment="/.test(info))
  );
}

/** Pages of the guide are complete. Another rule gives their translations the same structure. */
export const guide = eachPage(({ file, locale, path, fences, headings, links }) => {
  if (locale !== defaultLocale || !path.startsWith('guide/')) return [];

  const others = new Set(links.map(({ url }) => url).filter((url) => url.startsWith('/')));
  return issuesAt(
    { file },
    [
      !fences.some(({ info }) => isVerified(info)),
      'the page has no sample that a check verifies',
      'Include a file of examples/ (file="…"), or write a whole rslib.config.ts or package.json.',
    ],
    [
      headings.filter(({ depth }) => depth === 2).length < 3,
      'the page has fewer than three sections',
      'Write at least three level-2 headings, or put the text on a page that has them.',
    ],
    [
      others.size < 2,
      'the page links to fewer than two other pages',
      'Link to the pages that readers need next.',
    ],
  );
});
