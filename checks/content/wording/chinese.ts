import { codeMark } from '../prose';
import type { Problem } from './problem';

const han = '\\p{Script=Han}';
const latin = `[A-Za-z0-9${codeMark}]`;
const halfWidth = '[,;:?!()"]';
const fullWidth = '[，。、；：？！（）「」]';

/** The rules of the glossary on spaces, punctuation and words that repeat. */
const mistakes: readonly (readonly [pattern: RegExp, problem: string, fix: string])[] = [
  [
    new RegExp(`${han}${latin}|${latin}${han}`, 'gu'),
    'no space between Chinese and Latin characters or code',
    'Put one space between them.',
  ],
  [
    new RegExp(`${han} +${han}|${fullWidth} +\\S|\\S +${fullWidth}`, 'gu'),
    'a space between Chinese characters or next to full-width punctuation',
    'Remove it.',
  ],
  [
    new RegExp(
      `[${codeMark}\\p{Script=Han}]${halfWidth}|${halfWidth}${han}|${han}\\.(?!\\w)`,
      'gu',
    ),
    'half-width punctuation in Chinese',
    'Write ，。：；？！（）, and 「」 for quotation marks.',
  ],
  [/[“”‘’]/gu, 'a curly quotation mark', 'Write 「」.'],
  [new RegExp(`${han}…(?!…)`, 'gu'), 'half an ellipsis', 'Write ……, as Chinese does.'],
  [
    /(?<=(?<![申邀])请(?!求)[^]*)(?<![申邀])请(?!求)/gu,
    'another 请 in a paragraph',
    'Write an imperative.',
  ],
  [
    /(?<=(?:^|[。！？])如果[^。！？]*[。！？])如果/gu,
    'another sentence that begins with 如果',
    'Write 要……, ……时 or 也可以.',
  ],
];

/** Finds mistakes in the spaces and the punctuation of a Chinese text. */
export function findChineseMistakes(text: string): Problem[] {
  return mistakes.flatMap(([pattern, problem, fix]) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => {
      const around = text.slice(Math.max(0, index - 5), index + found.length + 5);
      return { index, message: `"${around.replaceAll(codeMark, '`…`')}" has ${problem}`, fix };
    }),
  );
}
