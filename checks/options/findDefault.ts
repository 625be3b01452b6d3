import type { OptionFacts, OutputFormat } from '../../src/site/options/types';
import type { Declared } from './declarations';
import { evaluateDefault, isSameDefault, isValue, printDefault } from './defaultValue';
import type { ProbeConfig, ProbeProject } from './inspect';
import { optionPath, type OptionPath } from './optionPath';

type Item = Record<string, unknown>;

/** In the order in which the facts list them. */
const formats: readonly OutputFormat[] = ['esm', 'cjs', 'umd', 'iife', 'mf'];

/** Options whose facts have the default of ESM only, because a part of it has its own facts. */
const onlyEsm: ReadonlySet<string> = new Set(['output.minify']);

/** Options that apply to the whole run. */
const topOnly: ReadonlySet<string> = new Set(['root', 'logLevel', 'server']);

export interface FoundDefault {
  /** Source text, per format where it differs; absent if the package does not tell it. */
  found?: OptionFacts['default'];
  /** The first format in which setting the typed default changes what the build uses. */
  contradicted?: OutputFormat;
}

/**
 * Finds the default of an option: the value that inspect shows or, if it shows none, that of the
 * doc comment, unless setting it changes what the build uses.
 *
 * @param typed the default as an author has written it, to be compared
 */
export async function findDefault(
  option: string,
  { type, documented }: Pick<Declared, 'type' | 'documented'>,
  { inspect, root }: Pick<ProbeProject, 'inspect' | 'root'>,
  typed?: OptionFacts['default'],
): Promise<FoundDefault> {
  const at = optionPath(option);
  const [key = ''] = at.keys;
  const comment = documented !== undefined && isValue(documented, root) ? documented : undefined;
  /** The items of `lib` that leave the option open. ESM is the format of an item without one. */
  const items = new Map(
    formats
      .map((format): [OutputFormat, Item] => [format, format === 'esm' ? {} : { format }])
      .filter(([, lib]) => !(at.isLib && key in lib)),
  );

  /** Returns whether the build would use another configuration if the option had this value. */
  const isChange = async (value: unknown, lib: Item): Promise<boolean> => {
    const base = await inspect(configWith(lib, at, {}, at.keys.slice(0, -1)));
    try {
      return (await inspect(configWith(lib, at, value, at.keys))).text !== base.text;
    } catch {
      return true; // The tool has read the value and refuses it.
    }
  };

  /** Returns the default that the package tells for one format. */
  const findFor = async (lib: Item): Promise<string | undefined> => {
    const { options } = await inspect({ lib, top: {} });
    const shown = at.isLib ? undefined : valueAt(options, at.keys);
    if (shown !== undefined) {
      const isInComment = comment !== undefined && isSameDefault(comment, shown, root);
      return isInComment ? comment : printDefault(shown, [type, ...byFormat.values()].join(), root);
    }
    if (comment !== undefined)
      return (await isChange(evaluateDefault(comment, root), lib)) ? undefined : comment;
    if (documented && /^[\w.]+$/.test(documented)) return documented;
    return at.isLib && documented ? undefined : 'undefined';
  };

  const byFormat = new Map<OutputFormat, string | undefined>();
  let contradicted: OutputFormat | undefined;
  for (const [format, lib] of items) {
    if (format === 'esm' || !onlyEsm.has(option)) byFormat.set(format, await findFor(lib));
    const text = typeof typed === 'object' ? typed[format] : typed;
    if (text === undefined || text === documented) continue;
    if (!isValue(text, root) || (await isChange(evaluateDefault(text, root), lib)))
      contradicted ??= format;
  }
  const [first, ...others] = new Set(byFormat.values());
  const isTold = first !== undefined && !others.includes(undefined);
  const found = others.length === 0 ? first : Object.fromEntries(byFormat);
  return { found: isTold ? found : undefined, contradicted };
}

/** Returns a configuration with a value at the path of keys; without keys, with no value. */
function configWith(
  lib: Item,
  { isLib, keys: [first = ''] }: OptionPath,
  value: unknown,
  keys: readonly string[],
): ProbeConfig {
  if (keys.length === 0) return { lib, top: {} };
  const [, ...below] = keys;
  const nested = below.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value);
  return isLib || !topOnly.has(first)
    ? { lib: { ...lib, [first]: nested }, top: {} }
    : { lib, top: { [first]: nested } };
}

function valueAt(value: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? (inner as Item)[key] : undefined,
    value,
  );
}
