import { defaultLocale } from '../../../src/site/locales';
import type { Check } from '../../base/check';
import type { Content } from '../content';
import { findCodeBlocks } from '../repetition/codeBlocks';
import { findMessages } from '../repetition/messages';
import { findSentences } from '../repetition/sentences';

/** What pages repeat, and how often the whole site may. */
const kinds = [
  {
    name: 'messages have several headings',
    find: findMessages,
    limit: 0,
    fix: 'Keep one entry, with a table of causes, and link to it.',
  },
  {
    name: 'blocks of code are on several pages',
    find: findCodeBlocks,
    limit: 10,
    fix: 'Show the code where it is explained, and link to it.',
  },
  {
    name: 'pairs of sentences on different pages are alike',
    find: findSentences,
    limit: 15,
    fix: 'Explain it on one page, and link to it.',
  },
];

/** Pages say things once, in the default language: translations follow it. */
export const repetition: Check<Content> = ({ pages }) => {
  const docs = pages.filter(({ locale, kind }) => locale === defaultLocale && kind === 'docs');
  return kinds.flatMap(({ name, find, limit, fix }) => {
    const found = find(docs);
    if (found.length <= limit) return [];

    const lines = found.map(
      ({ text, places }) =>
        `${text}: ${places.map(({ file, line }) => `${file}:${line}`).join(', ')}`,
    );
    const message = `${found.length} ${name}, at most ${limit} are allowed`;
    return [{ file: 'docs', message, fix, details: lines.sort().join('\n') }];
  });
};
