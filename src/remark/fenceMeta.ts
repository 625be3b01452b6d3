/** What stands behind the language of a fence, taken apart. */
export interface FenceMeta {
  /** `name="value"` pairs. */
  attributes: Record<string, string>;
  /** Bare words, e.g. `npm2yarn`, `wrap`. */
  flags: string[];
  /** Highlighted lines, counted from 1. */
  lines: number[];
}

const PART = /([\w-]+)=(?:"([^"]*)"|'([^']*)')|\{([\d,\s-]+)\}|(\S+)/g;

/**
 * Reads the words behind a fence's language.
 *
 * `title="a.ts" {1,3-4} wrap` → `{ attributes: { title: 'a.ts' }, flags:
 * ['wrap'], lines: [1, 3, 4] }`
 */
export function parseFenceMeta(meta: string | null | undefined): FenceMeta {
  const result: FenceMeta = { attributes: {}, flags: [], lines: [] };
  for (const match of (meta ?? '').matchAll(PART)) {
    const [, name, double, single, range, flag] = match;
    if (name) result.attributes[name] = double ?? single ?? '';
    else if (range) result.lines.push(...parseLineRange(range));
    else if (flag) result.flags.push(flag);
  }
  return result;
}

/**
 * `1,3-5` → `[1, 3, 4, 5]`.
 *
 * @throws if a part is no number or no rising range
 */
export function parseLineRange(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const match = /^\s*(\d+)(?:-(\d+))?\s*$/.exec(part);
    const first = Number(match?.[1]);
    const last = Number(match?.[2] ?? first);
    if (!match || first < 1 || last < first)
      throw new Error(`"${range}" is no list of lines; write for example 1,3-5`);

    return Array.from({ length: last - first + 1 }, (_, i) => first + i);
  });
}

/** Turns {@link parseFenceMeta} round, for a fence that a transform rewrites. */
export function formatFenceMeta(meta: FenceMeta): string {
  return [
    ...Object.entries(meta.attributes).map(([key, value]) =>
      value.includes('"') ? `${key}='${value}'` : `${key}="${value}"`,
    ),
    ...(meta.lines.length > 0 ? [`{${meta.lines.join(',')}}`] : []),
    ...meta.flags,
  ].join(' ');
}
