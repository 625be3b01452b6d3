import type { ExplorerSwitch, Switches } from '@site/src/content/remark/explorer/readExplorer';

/** A choice as the fragment of a URL, in the order of the switches: `#explorer=cjs,bundle,off` */
export function toHash(
  example: string,
  switches: readonly ExplorerSwitch[],
  choice: Switches,
): string {
  return `#${example}=${switches.map(({ name }) => choice[name]).join(',')}`;
}

/** The choice in the fragment of a URL; `undefined` if it has none, or a value is unknown. */
export function fromHash(
  hash: string,
  example: string,
  switches: readonly ExplorerSwitch[],
): Switches | undefined {
  const [name, list = ''] = hash.slice(1).split('=');
  const values = list.split(',');
  const isKnown = switches.every((each, at) => each.values.includes(values[at] ?? ''));
  if (name !== example || !isKnown) return undefined;
  return Object.fromEntries(switches.map((each, at) => [each.name, values[at] ?? '']));
}
