import { parseLineRange } from '../fenceMeta';
import { AuthorError } from '../problem';

/**
 * A region marker on a line by itself, in the comment syntax of any language that the examples use:
 * `// #region name`, `# #region name`, `/* #region name *\/`, `<!-- #region name -->`.
 */
const markerPattern =
  /^\s*(?:\/\/|#|\/\*|<!--)\s*#(region|endregion)\b\s*([\w-]*)\s*(?:\*\/|-->)?\s*$/;

/** The part of a file that a fence includes: the whole file where neither is set. */
export interface ExcerptRequest {
  region?: string;
  lines?: string;
}

/**
 * Extracts the part of a file that a fence includes, without region markers, without the
 * indentation that all its lines share, and without blank lines at either end.
 *
 * @throws AuthorError if the region or the lines do not exist
 */
export function excerpt(source: string, request: ExcerptRequest): string {
  const { region, lines: range } = request;
  const all = source.replace(/\r\n/g, '\n').split('\n');
  const part = region === undefined ? all : regionLines(all, region);
  const lines = range === undefined ? part : numberedLines(part, range);
  return tidy(lines.filter((line) => !markerPattern.test(line)));
}

function regionLines(lines: string[], name: string): string[] {
  const markers = lines.map((line) => markerPattern.exec(line)?.slice(1).join(' ') ?? '');
  const start = markers.indexOf(`region ${name}`);
  if (start < 0) {
    const names = markers.flatMap((marker) => /^region (.+)/.exec(marker)?.[1] ?? []);
    throw new AuthorError(
      `has no region "${name}"`,
      names.length > 0
        ? `Use one of its regions: ${names.join(', ')}.`
        : `Mark it with "#region ${name}" and "#endregion ${name}" in comments.`,
    );
  }
  const end = markers.indexOf(`endregion ${name}`, start);
  if (end < 0) {
    throw new AuthorError(
      `opens region "${name}" without closing it`,
      `Add "#endregion ${name}" in a comment.`,
    );
  }
  return lines.slice(start + 1, end);
}

function numberedLines(lines: string[], range: string): string[] {
  const count = lines.at(-1) === '' ? lines.length - 1 : lines.length;
  return parseLineRange(range).map((number) => {
    if (number > count) {
      throw new AuthorError(
        `ends at line ${count}, but the fence includes line ${number}`,
        'Correct the line numbers.',
      );
    }
    return lines[number - 1] as string;
  });
}

function tidy(lines: string[]): string {
  const indents = lines.map((line) => line.search(/\S/)).filter((indent) => indent >= 0);
  const shared = Math.min(...indents);
  return lines
    .map((line) => line.slice(shared))
    .join('\n')
    .replace(/^\n+|\s+$/g, '');
}
