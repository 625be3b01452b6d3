import type { Files } from './files';
import { unifiedDiff } from './unifiedDiff';

/** One file in which a build and the committed output disagree. */
export interface Difference {
  readonly path: string;
  /** `missing`: built but not committed; `extra`: committed but not built. */
  readonly kind: 'missing' | 'extra' | 'differs';
}

/** Lists the files in which the committed and the built output disagree. */
export function compareFiles(committed: Files, built: Files): Difference[] {
  const paths = [...new Set([...committed.keys(), ...built.keys()])].sort();
  return paths.flatMap((path): Difference[] => {
    const [before, after] = [committed.get(path), built.get(path)];
    if (before === undefined) return [{ path, kind: 'missing' }];
    if (after === undefined) return [{ path, kind: 'extra' }];
    return before.equals(after) ? [] : [{ path, kind: 'differs' }];
  });
}

const EXPLANATIONS = {
  missing: 'is built, but not committed',
  extra: 'is committed, but not built',
  differs: 'differs (- committed, + built)',
} as const;

/**
 * Describes differences for people, with a line diff of each differing text.
 *
 * @returns Lines, empty when nothing differs.
 */
export function describeDifferences(
  differences: readonly Difference[],
  committed: Files,
  built: Files,
): string[] {
  return differences.flatMap(({ path, kind }) => {
    const title = `${path}: ${EXPLANATIONS[kind]}`;
    if (kind !== 'differs') return [title];
    const [before, after] = [committed.get(path), built.get(path)];
    if (before === undefined || after === undefined) return [title];
    if (isBinary(before) || isBinary(after)) {
      return [`${title}: ${before.length} and ${after.length} bytes`];
    }
    const diff = unifiedDiff(before.toString(), after.toString());
    return [title, ...diff.map((line) => `  ${line}`)];
  });
}

function isBinary(content: Buffer): boolean {
  return content.includes(0);
}
