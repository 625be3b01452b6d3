import { parseFenceMeta } from '../../../src/content/remark/fenceMeta';
import { resolveInclude } from '../../../src/content/remark/include/resolveInclude';
import { AuthorError } from '../../../src/content/remark/problem';
import { defaultLocale } from '../../../src/site/locales';
import { errorCode } from '../../../src/site/messages';
import type { Check } from '../../base/check';
import { examplesFolder } from '../../base/tools';
import type { Content, Page } from '../content';
import type { Fence } from '../readBody';

interface Place {
  file: string;
  line: number;
}

/** Something that several places of the site say, as one line. */
interface Repetition {
  text: string;
  places: readonly Place[];
}

/** Fewer words of a message are a name or a command; shorter sentences are alike by chance. */
const minWords = { message: 3, sentence: 8 };

/** Shorter blocks of code are commands and imports, which take no time to read again. */
const minLines = 3;

/** The part of the words of two sentences that both have. Below it, they say different things. */
const alike = 0.6;

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

/** Finds the texts that occur in several places; a place has each only once. */
function repetitionsIn(texts: readonly (Place & { text: string })[]): Repetition[] {
  const found = new Map<string, Place[]>();
  for (const { text, ...place } of texts) found.set(text, [...(found.get(text) ?? []), place]);

  return [...found].flatMap(([text, places]) => (places.length > 1 ? [{ text, places }] : []));
}

/** Finds error codes and messages in several headings: readers don't know which to open. */
function findMessages(pages: readonly Page[]): Repetition[] {
  const quoted = pages.flatMap(({ file, headings, inlineCode }) =>
    headings.flatMap(({ text: heading, line }) => {
      const codes = heading.match(new RegExp(errorCode, 'g')) ?? [];
      const texts = inlineCode
        .filter((code) => code.line === line && code.code.split(/\s+/).length >= minWords.message)
        .map(({ code }) => code.toLowerCase());
      return [...new Set([...codes, ...texts])].map((text) => ({ text, file, line }));
    }),
  );
  return repetitionsIn(quoted);
}

function codeOf({ info, code }: Fence): string {
  try {
    const { file, region, lines } = parseFenceMeta(info).attributes;
    if (file === undefined) return code.trim();
    const isTree = info.startsWith('tree');
    return resolveInclude(examplesFolder, { file, region, lines, isTree }).text.trim();
  } catch (error) {
    // The check of the samples reports it.
    if (error instanceof AuthorError) return '';
    throw error;
  }
}

/** Finds blocks of code that several pages show. */
export function findCodeBlocks(pages: readonly Page[]): Repetition[] {
  const blocks = pages.flatMap(({ file, fences }) => {
    const lines = new Map(fences.map((fence) => [codeOf(fence), fence.line]));
    return [...lines].map(([text, line]) => ({ text, file, line }));
  });
  return repetitionsIn(blocks.filter(({ text }) => text.split('\n').length >= minLines)).map(
    ({ text, places }) => ({ text: JSON.stringify(text.slice(-60)), places }),
  );
}

/** Finds pairs of sentences on different pages that have most of their words in common. */
export function findSentences(pages: readonly Page[]): Repetition[] {
  const all = pages.flatMap(({ file, prose }) =>
    prose.flatMap(({ text: part, line }) =>
      part.split(/(?<=[.!?:])\s+/).map((text) => {
        const words = [...new Set(text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu))];
        return { text, words, file, line };
      }),
    ),
  );
  const sentences = all.filter(({ words }) => words.length >= minWords.sentence);
  return sentences.flatMap((one, index) => {
    const words = new Set(one.words);
    const isAlike = (other: (typeof sentences)[number]) => {
      // If one is much shorter, they can't have enough words in common.
      const lengths = [words.size, other.words.length];
      if (Math.min(...lengths) < alike * Math.max(...lengths)) return false;

      const both = other.words.filter((word) => words.has(word)).length;
      return both >= alike * (words.size + other.words.length - both);
    };
    return sentences
      .slice(0, index)
      .filter((other) => other.file !== one.file && isAlike(other))
      .map((other) => ({ text: one.text, places: [other, one] }));
  });
}
