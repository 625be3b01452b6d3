import { codeMark } from '../prose';
import type { Term } from './readGlossary';

export interface Problem {
  /** Position in the text. */
  index: number;
  message: string;
  fix: string;
}

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

/** The rules of the glossary on spaces and punctuation. */
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
];

/** Hides the forms to use, since some have a form not to use as a part. Positions stay the same. */
function without(text: string, forms: readonly string[]): string {
  return forms.reduce((rest, form) => rest.replaceAll(form, '\0'.repeat(form.length)), text);
}

function indexesOf(text: string, form: string): number[] {
  const indexes: number[] = [];
  for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + form.length))
    indexes.push(at);

  return indexes;
}

function findForms(text: string, { use, avoid }: Term): Problem[] {
  const rest = without(text, use);
  return avoid.flatMap((form) =>
    indexesOf(rest, form).map((index) => ({
      index,
      message: `the glossary has another word for "${form}"`,
      fix: `Write ${use.map((word) => `"${word}"`).join(' or ')}.`,
    })),
  );
}

function findPattern(text: string, { pattern, problem, fix }: Pattern): Problem[] {
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
    index,
    message: `"${text.slice(Math.max(0, index - 5), index + found.length + 5).replaceAll(codeMark, '`…`')}" has ${problem}`,
    fix,
  }));
}

/**
 * Finds what the glossary does not allow in a Chinese text: forms that its tables replace, and
 * mistakes in spaces and punctuation.
 *
 * @param text without code; see `codeMark`
 */
export function findProblems(text: string, glossary: readonly Term[]): Problem[] {
  return [
    ...glossary.flatMap((term) => findForms(text, term)),
    ...patterns.flatMap((pattern) => findPattern(text, pattern)),
  ];
}
