import { createTwoFilesPatch, OMIT_HEADERS } from 'diff';
import type { Files } from '../../src/content/examples/files';

/** One file in which the committed and the built output differ. */
export interface Difference {
  readonly path: string;
  /** What is wrong with the committed file. */
  readonly message: string;
  /** Lines with `-` are committed, those with `+` are built. */
  readonly details?: string;
}

/** Enough lines to show what kind of change it is; a complete change can have thousands. */
const maxLines = 60;
/** The time is quadratic in the changed lines; comparing 1,000 takes a tenth of a second. */
const maxChanges = 1000;

/** Lists the files in which the committed and the built output differ, sorted by path. */
export function compareFiles(committed: Files, built: Files): Difference[] {
  const paths = [...new Set([...committed.keys(), ...built.keys()])].sort();
  return paths.flatMap((path): Difference[] => {
    const [before, after] = [committed.get(path), built.get(path)];
    if (before === undefined) return [{ path, message: 'is built, but not committed' }];
    if (after === undefined) return [{ path, message: 'is committed, but not built' }];
    if (before.equals(after)) return [];
    if (before.includes(0) || after.includes(0)) {
      const message = `differs from what is built: ${before.length} and ${after.length} bytes`;
      return [{ path, message }];
    }
    const details = describeChange(before.toString(), after.toString());
    return [{ path, message: 'differs from what is built (- committed, + built)', details }];
  });
}

function describeChange(before: string, after: string): string {
  const patch = createTwoFilesPatch('', '', before, after, undefined, undefined, {
    context: 3,
    headerOptions: OMIT_HEADERS,
    maxEditLength: maxChanges,
  });
  if (patch === undefined) return `more than ${maxChanges} lines changed`;
  const lines = patch.trimEnd().split('\n');
  const rest = lines.length - maxLines;
  return [...lines.slice(0, maxLines), ...(rest > 0 ? [`… ${rest} more lines`] : [])].join('\n');
}
