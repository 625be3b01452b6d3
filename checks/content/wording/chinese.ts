import { codeMark } from '../prose';
import type { Problem } from './problem';

interface Pattern {
  pattern: RegExp;
  /** What the characters found are. */
  problem: string;
  fix: string;
}

const han = '\\p{Script=Han}';
const latin = `[A-Za-z0-9${codeMark}]`;
const halfWidth = '[,;:?!()"]';
const fullWidth = '[，。、；：？！（）「」]';

/** The rules of the glossary on spaces, punctuation and words that repeat. */
const patterns: readonly Pattern[] = [
  {
    pattern: new RegExp(`${han}${latin}|${latin}${han}`, 'gu'),
    problem: 'no space between Chinese and Latin characters or code',
    fix: 'Put one space between them.',
  },
  {
    pattern: new RegExp(`${han} +${han}|${fullWidth} +\\S|\\S +${fullWidth}`, 'gu'),
    problem: 'a space between Chinese characters or next to full-width punctuation',
    fix: 'Remove it.',
  },
  {
    pattern: new RegExp(
      `[${codeMark}\\p{Script=Han}]${halfWidth}|${halfWidth}${han}|${han}\\.(?!\\w)`,
      'gu',
    ),
    problem: 'half-width punctuation in Chinese',
    fix: 'Write ，。：；？！（）, and 「」 for quotation marks.',
  },
  {
    pattern: /[“”‘’]/gu,
    problem: 'a curly quotation mark',
    fix: 'Write 「」.',
  },
  {
    pattern: new RegExp(`${han}…(?!…)`, 'gu'),
    problem: 'half an ellipsis',
    fix: 'Write ……, as Chinese does.',
  },
  {
    pattern: /(?<=(?<![申邀])请(?!求)[^]*)(?<![申邀])请(?!求)/gu,
    problem: 'another 请 in a paragraph',
    fix: 'Write an imperative.',
  },
  {
    pattern: /(?<=(?:^|[。！？])如果[^。！？]*[。！？])如果/gu,
    problem: 'another sentence that begins with 如果',
    fix: 'Write 要……, ……时 or 也可以.',
  },
];

function findPattern(text: string, { pattern, problem, fix }: Pattern): Problem[] {
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
    index,
    message: `"${text.slice(Math.max(0, index - 5), index + found.length + 5).replaceAll(codeMark, '`…`')}" has ${problem}`,
    fix,
  }));
}

/** Finds mistakes in the spaces and the punctuation of a Chinese text. */
export function findChineseMistakes(text: string): Problem[] {
  return patterns.flatMap((pattern) => findPattern(text, pattern));
}
