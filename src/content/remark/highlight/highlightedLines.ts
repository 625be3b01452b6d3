import { AuthorError } from '../problem';

/**
 * A comment on a line by itself that marks lines to highlight, in the comment syntax of any
 * language: `// highlight-next-line`.
 */
const markPattern =
  /^\s*(?:\/\/|#|\/\*|\{\s*\/\*|<!--)\s*highlight-(next-line|start|end)\s*(?:\*\/\s*\}?|-->)?\s*$/;

export interface MarkedCode {
  /** The code without marks. */
  code: string;
  /** Highlighted lines of that code, counted from 1. */
  lines: number[];
}

/**
 * Removes the marks from the code and returns the lines that they highlight.
 *
 * @throws if `highlight-start` and `highlight-end` do not match
 */
export function extractHighlightedLines(source: string): MarkedCode {
  const kept: string[] = [];
  const lines: number[] = [];
  let isNext = false;
  let isInside = false;
  for (const line of source.split('\n')) {
    const mark = markPattern.exec(line)?.[1];
    if (mark === undefined) {
      kept.push(line);
      if (isNext || isInside) lines.push(kept.length);
      isNext = false;
    } else if (mark === 'next-line') {
      isNext = true;
    } else if (isInside === (mark === 'start')) {
      throw new AuthorError(
        `highlight-${mark} has no counterpart`,
        'Write highlight-start before and highlight-end after the lines.',
      );
    } else {
      isInside = mark === 'start';
    }
  }
  if (isInside || isNext) {
    throw isInside
      ? new AuthorError('highlight-start has no counterpart', 'Add highlight-end after the lines.')
      : new AuthorError('highlight-next-line is the last line', 'Put it above a line of code.');
  }
  return { code: kept.join('\n'), lines };
}
