import type { Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { mdx } from '../../../src/remark/mdx';

/** A row of the glossary that says how not to translate something. */
export interface Term {
  /** Forms to use. */
  use: string[];
  /** Forms not to use. */
  avoid: string[];
}

/** Headers of the columns with the forms to use and those not to use. */
const useHeader = '中文';
const avoidHeader = '不用';

function rowsOf(table: Table): string[][] {
  return table.children.map((row) => row.children.map((cell) => toString(cell).trim()));
}

function formsOf(cell = ''): string[] {
  return cell.split('、').filter(Boolean);
}

/**
 * Reads the tables of a glossary that have a column of forms not to use.
 *
 * @throws Error if there is none, since the check would then find nothing
 */
export function readGlossary(markdown: string): Term[] {
  const terms: Term[] = [];
  visit(mdx.parse(markdown), 'table', (table) => {
    const [headers = [], ...rows] = rowsOf(table);
    const use = headers.indexOf(useHeader);
    const avoid = headers.indexOf(avoidHeader);
    if (use < 0 || avoid < 0) return;

    terms.push(...rows.map((row) => ({ use: formsOf(row[use]), avoid: formsOf(row[avoid]) })));
  });
  const checked = terms.filter(({ avoid }) => avoid.length > 0);
  if (checked.length === 0)
    throw new Error(`the glossary has no table with the columns ${useHeader} and ${avoidHeader}`);

  return checked;
}
