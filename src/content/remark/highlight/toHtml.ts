import { AuthorError } from '../problem';
import { escapeHtml } from './escapeHtml';
import { tokenize, type Run } from './tokenize';
import { treeToHtml } from './treeToHtml';

export interface HtmlOptions {
  /** Highlighted lines, counted from 1. */
  lines?: readonly number[];
  /** Wraps every line in an element, so that the style sheet can number them. */
  isNumbered?: boolean;
  /** Path of the file or folder inside its example; it decides about colors in trees and logs. */
  path?: string;
}

/**
 * Code as static markup: text with a `<span class="token …">` around each colored run and a
 * `<mark>` around each highlighted line. The text content is exactly the code, so a copy button can
 * read it from the page.
 *
 * `const a = 1;` →
 * `<span class="token keyword">const </span>a = <span class="token constant">1</span>;`
 *
 * @throws if the language is unknown or a highlighted line does not exist
 */
export function highlightToHtml(
  code: string,
  language: string,
  { lines = [], isNumbered = false, path = '' }: HtmlOptions = {},
): string {
  if (language === 'tree') return treeToHtml(code, path);

  const runs = tokenize(code, path.endsWith('.log') ? 'log' : language);
  if (lines.length === 0 && !isNumbered) return runs.map(runToHtml).join('');

  const codeLines = splitIntoLines(runs);
  const missing = lines.find((line) => line > codeLines.length);
  if (missing !== undefined) {
    throw new AuthorError(
      `the fence highlights line ${missing}, but its code ends at line ${codeLines.length}`,
      'Correct the line numbers.',
    );
  }
  const marked = new Set(lines);
  return codeLines
    .map((line, index) => {
      const html = line.map(runToHtml).join('');
      const content = marked.has(index + 1) ? `<mark>${html}</mark>` : html;
      return isNumbered ? `<span class="line">${content}</span>` : content;
    })
    .join('\n');
}

/** A run may span lines (a block comment), a `<mark>` must not. */
function splitIntoLines(runs: readonly Run[]): Run[][] {
  const lines: Run[][] = [[]];
  for (const { kind, text } of runs) {
    text.split('\n').forEach((part, index) => {
      if (index > 0) lines.push([]);
      if (part !== '') lines.at(-1)?.push({ kind, text: part });
    });
  }
  return lines;
}

function runToHtml({ kind, text }: Run): string {
  const html = escapeHtml(text);
  return kind === null ? html : `<span class="token ${kind}">${html}</span>`;
}
