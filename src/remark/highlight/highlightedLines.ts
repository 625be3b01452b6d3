/**
 * A comment alone on its line that marks the lines to highlight, in the
 * comment syntax of any language: `// highlight-next-line`.
 */
const MARK =
  /^\s*(?:\/\/|#|\/\*|\{\s*\/\*|<!--)\s*highlight-(next-line|start|end)\s*(?:\*\/\s*\}?|-->)?\s*$/;

export interface MarkedCode {
  /** The code without marks. */
  code: string;
  /** Highlighted lines of that code, counted from 1. */
  lines: number[];
}

/**
 * Takes the marks out of the code and tells which lines they highlight.
 *
 * @throws if `highlight-start` and `highlight-end` do not match
 */
export function extractHighlightedLines(source: string): MarkedCode {
  const kept: string[] = [];
  const lines: number[] = [];
  let isNext = false;
  let isInside = false;
  for (const line of source.split('\n')) {
    const mark = MARK.exec(line)?.[1];
    if (mark === undefined) {
      kept.push(line);
      if (isNext || isInside) lines.push(kept.length);

      isNext = false;
    } else if (mark === 'next-line') {
      isNext = true;
    } else if (isInside === (mark === 'start')) {
      throw new Error(
        `highlight-${mark} has no partner; write highlight-start before and highlight-end after the lines`,
      );
    } else {
      isInside = mark === 'start';
    }
  }
  if (isInside || isNext) {
    throw new Error(
      isInside
        ? 'highlight-start has no partner; add highlight-end after the lines'
        : 'highlight-next-line is the last line; put it above a line of code',
    );
  }
  return { code: kept.join('\n'), lines };
}
