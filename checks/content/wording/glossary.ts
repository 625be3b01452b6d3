import type { Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { escapeRegExp } from '../../../src/site/escapeRegExp';
import { mdx } from '../../../src/content/remark/mdx';
import type { FindProblems } from './problem';

/** A row of a glossary that has forms not to use. */
export interface Term {
  /** Forms to use. */
  use: string[];
  /** Forms not to use. */
  avoid: string[];
}

/** Returns the forms in the second and in the third cell of each row below the header. */
function termsOf({ children: [, ...rows] }: Table): Term[] {
  const formsOf = (cell?: Parameters<typeof toString>[0]) =>
    toString(cell).trim().split(/、|, /).filter(Boolean);
  return rows.map(({ children: [, use, avoid] }) => ({
    use: formsOf(use),
    avoid: formsOf(avoid),
  }));
}

/**
 * Reads the tables of a glossary. The second column has the forms to use, the third those not to
 * use, separated by "、" or by a comma. Tables with two columns explain something else.
 *
 * @throws Error if there are no forms not to use, since the check would then find nothing
 */
export function readGlossary(markdown: string): Term[] {
  const terms: Term[] = [];
  visit(mdx.parse(markdown), 'table', (table) => {
    terms.push(...termsOf(table).filter(({ avoid }) => avoid.length > 0));
  });
  if (terms.length === 0)
    throw new Error('the glossary has no table with forms not to use in its third column');

  return terms;
}

/**
 * Makes a pattern that finds a form as whole words, also across lines. Only a form without capital
 * letters is found in either case.
 */
function patternOf(form: string): RegExp {
  const words = escapeRegExp(form).replace(/ +/g, '\\s+');
  const start = /^\w/.test(form) ? '\\b' : '';
  const end = /\w$/.test(form) ? '\\b' : '';
  return new RegExp(`${start}${words}${end}`, form === form.toLowerCase() ? 'giu' : 'gu');
}

/** Hides what a pattern finds. Positions stay the same. */
function hide(text: string, pattern: RegExp): string {
  return text.replace(pattern, (found) => '\0'.repeat(found.length));
}

const quotation = /"[^"\n]*"/g;

/**
 * Finds forms that a glossary replaces. Quotations are not checked, nor are forms to use that have
 * a form not to use as a part.
 */
export function formFinder(glossary: readonly Term[]): FindProblems {
  const forms = glossary.flatMap(({ use, avoid }) =>
    avoid.map((form) => ({
      pattern: patternOf(form),
      // "to" doesn't hide "in order to".
      allowed: use.map(patternOf).filter((pattern) => form.search(pattern) < 0),
      fix: `Write ${use.map((word) => `"${word}"`).join(' or ')}.`,
    })),
  );
  // Nearly all texts have none of the forms, which one pattern finds out faster than many.
  const any = new RegExp(forms.map(({ pattern }) => pattern.source).join('|'), 'iu');
  return (text) => {
    if (!any.test(text)) return [];

    const own = hide(text, quotation);
    return forms.flatMap(({ pattern, allowed, fix }) =>
      [...allowed.reduce(hide, own).matchAll(pattern)].map(({ 0: form, index }) => ({
        index,
        message: `the glossary has another word for "${form.replace(/\s+/g, ' ')}"`,
        fix,
      })),
    );
  };
}
