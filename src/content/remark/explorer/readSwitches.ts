import { AuthorError } from '../problem';
import type { ExplorerSwitch, Switches } from './types';

/**
 * Collects the switches of an example and their values, in the order of the manifest.
 *
 * @throws AuthorError if a variant does not set a switch, or if two variants have the same values:
 *   readers could not select the second
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
      throw new AuthorError(
        `the variant "${key}" in ${manifest} does not set the switch "${missing}"`,
        'Set every switch in every variant that has switches.',
      );
    }
    const choice = names.map((name) => switches[name]).join(', ');
    const twin = seen.get(choice);
    if (twin) {
      throw new AuthorError(
        `the variants "${twin}" and "${key}" in ${manifest} have the same switches (${choice})`,
        'Change or remove one of them.',
      );
    }
    seen.set(choice, key);
  }
  return [...values].map(([name, set]) => ({ name, values: [...set] }));
}
