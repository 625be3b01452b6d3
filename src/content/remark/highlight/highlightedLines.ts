import { AuthorError } from '../problem';

/**
 * A comment on a line by itself that marks lines to highlight, in the comment syntax of any
 * language: `// highlight-next-line`.
 */
const markPattern =
  /^\s*(?:\/\/|#|\/\*|\{\s*\/\*|<!--)\s*highlight-(next-line|start|end)\s*(?:\*\/\s*\}?|-->)?\s*$/;

/**
 * Removes the marks from the code.
 *
 * @returns the code without marks, and the highlighted lines of that code, counted from 1
 * @throws if `highlight-start` and `highlight-end` do not match
 */
export function extractHighlightedLines(source: string) {
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
