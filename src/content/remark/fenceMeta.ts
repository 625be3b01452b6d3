import { AuthorError } from './problem';

/** The parsed meta string of a fence: everything after the language. */
export type FenceMeta = ReturnType<typeof parseFenceMeta>;

const part = /([\w-]+)=(?:"([^"]*)"|'([^']*)')|\{([\d,\s-]+)\}|(\S+)/g;

/**
 * Parses the meta string of a fence.
 *
 * `title="a.ts" {1,3-4} wrap` →
 * `{ attributes: { title: 'a.ts' }, flags: ['wrap'], lines: [1, 3, 4] }`
 */
export function parseFenceMeta(meta: string | null | undefined) {
  const attributes: Record<string, string> = {};
  /** Bare words, e.g. `npm2yarn`, `wrap`. */
  const flags: string[] = [];
  /** Highlighted lines, counted from 1. */
  const lines: number[] = [];
  for (const match of (meta ?? '').matchAll(part)) {
    const [, name, double, single, range, flag] = match;
    if (name) attributes[name] = double ?? single ?? '';
    else if (range) lines.push(...parseLineRange(range));
    else if (flag) flags.push(flag);
  }
  return { attributes, flags, lines };
}

/**
 * `1,3-5` → `[1, 3, 4, 5]`.
 *
 * @throws if a part is neither a line number nor an ascending range
 */
export function parseLineRange(range: string): number[] {
  return range.split(',').flatMap((item) => {
    const match = /^\s*(\d+)(?:-(\d+))?\s*$/.exec(item);
    const first = Number(match?.[1]);
    const last = Number(match?.[2] ?? first);
    if (!match || first < 1 || last < first)
      throw new AuthorError(`"${range}" is not a list of lines`, 'Write it like 1,3-5.');
    return Array.from({ length: last - first + 1 }, (_, i) => first + i);
  });
}
