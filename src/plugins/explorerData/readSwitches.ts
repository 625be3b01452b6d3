import type { ExplorerSwitch, Switches } from './types';

/**
 * Collects the switches of an example and their values, in the order in which
 * the manifest mentions them.
 *
 * @throws if a variant misses a switch, or two variants are the same choice:
 *   the reader could not reach the second
 */
export function readSwitches(
  manifest: string,
  variants: readonly { key: string; switches: Switches }[],
): ExplorerSwitch[] {
  const values = new Map<string, Set<string>>();
  for (const { switches } of variants) {
    for (const [name, value] of Object.entries(switches))
      values.set(name, (values.get(name) ?? new Set()).add(value));
  }
  const names = [...values.keys()];
  const seen = new Map<string, string>();
  for (const { key, switches } of variants) {
    const missing = names.find((name) => switches[name] === undefined);
    if (missing) {
      throw new Error(
        `${manifest}: variant "${key}" does not set the switch "${missing}", which others do`,
      );
    }
    const choice = names.map((name) => switches[name]).join(', ');
    const twin = seen.get(choice);
    if (twin) {
      throw new Error(
        `${manifest}: variants "${twin}" and "${key}" have the same switches (${choice})`,
      );
    }
    seen.set(choice, key);
  }
  return [...values].map(([name, set]) => ({ name, values: [...set] }));
}
