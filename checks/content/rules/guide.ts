import { defaultLocale } from '../../../src/site/locales';
import type { Check } from '../../base/check';
import type { Content, Page } from '../content';

interface Rule {
  holds: (page: Page) => boolean;
  message: string;
  fix: string;
}

/** Code blocks that the checks of examples and samples verify. */
function isVerified(info: string): boolean {
  return (
    /\bfile="/.test(info) ||
    (/\btitle="(?:[^"]*\/)?(?:rslib\.config\.\w+|package\.json)"/.test(info) &&
      !/\bfragment="/.test(info))
  );
}

const rules: readonly Rule[] = [
  {
    holds: ({ fences }) => fences.some(({ info }) => isVerified(info)),
    message: 'the page has no sample that a check verifies',
    fix: 'Include a file of examples/ (file="…"), or write a whole rslib.config.ts or package.json.',
  },
  {
    holds: ({ headings }) => headings.filter(({ depth }) => depth === 2).length >= 3,
    message: 'the page has fewer than three sections',
    fix: 'Write at least three level-2 headings, or put the text on a page that has them.',
  },
  {
    holds: ({ links }) =>
      new Set(links.filter(({ url }) => url.startsWith('/')).map(({ url }) => url)).size >= 2,
    message: 'the page links to fewer than two other pages',
    fix: 'Link to the pages that readers need next.',
  },
];

/** Pages of the guide are complete. Another rule gives their translations the same structure. */
export const guide: Check<Content> = {
  name: 'content/guide',
  run: ({ pages }) =>
    pages
      .filter(({ locale, kind }) => locale === defaultLocale && kind === 'docs')
      .filter(({ path }) => path.startsWith('guide/'))
      .flatMap((page) =>
        rules
          .filter(({ holds }) => !holds(page))
          .map(({ message, fix }) => ({ file: page.file, message, fix })),
      ),
};
