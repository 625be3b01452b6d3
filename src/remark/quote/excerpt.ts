import { parseLineRange } from '../fenceMeta';

/**
 * A region marker alone on its line, in the comment syntax of any language the
 * examples use: `// #region name`, `# #region name`, `/* #region name *\/`,
 * `<!-- #region name -->`.
 */
const MARKER = /^\s*(?:\/\/|#|\/\*|<!--)\s*#(region|endregion)\b\s*([\w-]*)\s*(?:\*\/|-->)?\s*$/;

/** Which part of a file a fence asks for; neither means the whole file. */
export interface ExcerptRequest {
  region?: string;
  lines?: string;
}

/**
 * The part of a file that a fence quotes: without region markers, without the
 * indentation that all its lines share, without blank lines at its ends.
 *
 * @throws if the region or the lines do not exist, naming what does
 */
export function excerpt(source: string, request: ExcerptRequest): string {
  const lines = source.replace(/\r\n/g, '\n').split('\n');
  if (request.region !== undefined) return tidy(withoutMarkers(regionLines(lines, request.region)));

  if (request.lines !== undefined) return tidy(withoutMarkers(numberedLines(lines, request.lines)));

  return withoutMarkers(lines)
    .join('\n')
    .replace(/^\n+|\s+$/g, '');
}

function withoutMarkers(lines: string[]): string[] {
  return lines.filter((line) => !MARKER.test(line));
}

function regionLines(lines: string[], name: string): string[] {
  const start = lines.findIndex((line) => isMarker(line, 'region', name));
  if (start < 0) {
    const names = lines.flatMap((line) => {
      const match = MARKER.exec(line);
      return match?.[1] === 'region' && match[2] ? [match[2]] : [];
    });
    throw new Error(
      names.length > 0
        ? `has no region "${name}"; its regions are ${names.join(', ')}`
        : `has no region "${name}"; mark it with "#region ${name}" and "#endregion ${name}" in comments`,
    );
  }
  const end = lines.findIndex((line, index) => index > start && isMarker(line, 'endregion', name));
  if (end < 0) {
    throw new Error(
      `opens region "${name}" without closing it; add "#endregion ${name}" in a comment`,
    );
  }
  return lines.slice(start + 1, end);
}

function isMarker(line: string, kind: string, name: string): boolean {
  const match = MARKER.exec(line);
  return match?.[1] === kind && match[2] === name;
}

function numberedLines(lines: string[], range: string): string[] {
  const count = lines.at(-1) === '' ? lines.length - 1 : lines.length;
  return parseLineRange(range).map((number) => {
    if (number > count) throw new Error(`has ${count} lines, but line ${number} is asked for`);

    return lines[number - 1] as string;
  });
}

function tidy(lines: string[]): string {
  const indents = lines
    .filter((line) => line.trim() !== '')
    .map((line) => /^\s*/.exec(line)?.[0].length ?? 0);
  const shared = indents.length > 0 ? Math.min(...indents) : 0;
  return lines
    .map((line) => line.slice(shared))
    .join('\n')
    .replace(/^\n+|\s+$/g, '');
}
