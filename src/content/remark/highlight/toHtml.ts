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
  /** Parts that are links; none contains a line feed. */
  links?: readonly HtmlLink[];
}

/** A part of the code that is a link, from `start` to before `end`, counted in characters. */
export interface HtmlLink {
  start: number;
  end: number;
  href: string;
  title?: string;
  /** Whether the link is left out when moving through the page by keyboard. */
  isSkipped?: boolean;
}

/** Code in one color, and the link that it is a part of. */
type LinkedRun = Run & { link?: HtmlLink };

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
  { lines = [], isNumbered = false, path = '', links = [] }: HtmlOptions = {},
): string {
  if (language === 'tree') return treeToHtml(code, path);

  const runs = withLinks(tokenize(code, path.endsWith('.log') ? 'log' : language), links);
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
function splitIntoLines(runs: readonly LinkedRun[]): LinkedRun[][] {
  const lines: LinkedRun[][] = [[]];
  for (const run of runs) {
    run.text.split('\n').forEach((part, index) => {
      if (index > 0) lines.push([]);
      if (part !== '') lines.at(-1)?.push({ ...run, text: part });
    });
  }
  return lines;
}

/** Splits runs where a link begins or ends. */
function withLinks(runs: readonly Run[], links: readonly HtmlLink[]): LinkedRun[] {
  let end = 0;
  return runs.flatMap(({ kind, text }) => {
    const start = end;
    end += text.length;
    const inside = links.filter((link) => link.start >= start && link.end <= end);
    const parts: LinkedRun[] = [];
    let at = start;
    for (const link of inside) {
      parts.push({ kind, text: text.slice(at - start, link.start - start) });
      parts.push({ kind, text: text.slice(link.start - start, link.end - start), link });
      at = link.end;
    }
    return [...parts, { kind, text: text.slice(at - start) }].filter((part) => part.text !== '');
  });
}

function runToHtml({ kind, text, link }: LinkedRun): string {
  const html = escapeHtml(text);
  if (link) {
    const title = link.title ? ` title="${escapeHtml(link.title).replaceAll('"', '&quot;')}"` : '';
    const tabStop = link.isSkipped ? ' tabindex="-1"' : '';
    return `<a class="token ${kind ?? 'plain'}" href="${link.href}"${title}${tabStop}>${html}</a>`;
  }
  return kind === null ? html : `<span class="token ${kind}">${html}</span>`;
}
