import type { Switches } from '@site/src/content/remark/explorer/types';

/** The build recorded for a choice; `undefined` if it was not recorded. */
export function findKey(
  combinations: Readonly<Record<string, Switches>>,
  choice: Switches,
): string | undefined {
  return Object.keys(combinations).find((key) =>
    Object.entries(combinations[key] ?? {}).every(([name, value]) => choice[name] === value),
  );
}
