import type { OptionFacts, OutputFormat } from '../../src/config/options/types';
import { evaluateDefault, isSameDefault } from './defaultValue';
import type { Inspect, ProbeConfig } from './inspect';
import { optionPath, type OptionPath } from './optionPath';
import { otherValues } from './otherValues';

const formats: readonly OutputFormat[] = ['esm', 'cjs', 'umd', 'iife', 'mf'];

/**
 * Items of `lib` with which defaults are inspected; the one without format has the default format.
 * The item without bundling only shows whether an option has an effect.
 */
const itemsOfLib: readonly { format?: OutputFormat; lib: Record<string, unknown> }[] = [
  ...formats.map((format) => ({ format, lib: format === 'esm' ? {} : { format } })),
  { lib: { bundle: false } },
];

/** The result for one format. */
export interface Verdict {
  format: OutputFormat;
  stated: string;
  /** Whether the default is among the resolved options. */
  isShown: boolean;
  /** Whether it is, or setting it changes nothing. */
  holds: boolean;
  /** What the resolved options have instead. */
  shown: string;
}

export interface Judgement {
  verdicts: Verdict[];
  /** Whether some value makes a difference; also true if nothing depends on it. */
  isVisible: boolean;
}

interface Case {
  at: OptionPath;
  facts: OptionFacts;
  inspect: Inspect;
  root: string;
}

/**
 * Looks for the stated default of an option in what the tool resolves and, if it isn't there,
 * checks whether the option has any effect.
 */
export async function judgeOption(
  option: string,
  facts: OptionFacts,
  { inspect, root }: Pick<Case, 'inspect' | 'root'>,
): Promise<Judgement> {
  const at = optionPath(option);
  const [key = ''] = at.keys;
  const items = itemsOfLib.filter(({ lib }) => !(at.isLib && key in lib));
  const each = { at, facts, inspect, root };
  const verdicts: Verdict[] = [];
  for (const format of formats) {
    const stated = typeof facts.default === 'string' ? facts.default : facts.default[format];
    const item = items.find((one) => one.format === format);
    if (stated !== undefined && item)
      verdicts.push(await judgeFormat(format, stated, item.lib, each));
  }
  // If no value has a visible effect, it proves nothing that the default changes nothing.
  const needsEffect = verdicts.some(({ isShown, holds }) => holds && !isShown);
  const isVisible =
    !needsEffect ||
    (await isEffective(
      items.map(({ lib }) => lib),
      each,
    ));
  return { verdicts, isVisible };
}

async function judgeFormat(
  format: OutputFormat,
  stated: string,
  lib: Record<string, unknown>,
  { at, inspect, root }: Case,
): Promise<Verdict> {
  const verdict = { format, stated, isShown: false };
  let value: unknown;
  try {
    value = evaluateDefault(stated, root);
  } catch {
    return { ...verdict, holds: false, shown: 'the stated text is not a value' };
  }
  const base = await inspect({ lib, top: {} });
  const shown = at.isLib ? undefined : valueAt(base.options, at.keys);
  if (!at.isLib && isSameDefault(value, shown, root))
    return { ...verdict, isShown: true, holds: true, shown: stated };

  const holds = !(await isChange(value, lib, at, inspect));
  const otherwise = 'another value: setting this one changes what inspect shows';
  return { ...verdict, holds, shown: JSON.stringify(shown) ?? otherwise };
}

/** Returns whether any value that the type allows makes a difference. */
async function isEffective(
  items: readonly Record<string, unknown>[],
  { at, facts, inspect }: Case,
): Promise<boolean> {
  for (const value of otherValues(facts.type))
    for (const lib of items) if (await isChange(value, lib, at, inspect)) return true;

  return false;
}

/** Returns whether the build would use another configuration if an option had this value. */
async function isChange(
  value: unknown,
  lib: Record<string, unknown>,
  at: OptionPath,
  inspect: Inspect,
): Promise<boolean> {
  const base = await inspect(configWith(lib, at, {}, at.keys.slice(0, -1)));
  try {
    return (await inspect(configWith(lib, at, value, at.keys))).text !== base.text;
  } catch {
    return true; // The tool has read the value and refuses it.
  }
}

/** Returns a configuration with a value at the path of keys; without keys, with no value. */
function configWith(
  lib: Record<string, unknown>,
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

const topOnly = new Set(['root', 'logLevel', 'server']);

function valueAt(value: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null
        ? (inner as Record<string, unknown>)[key]
        : undefined,
    value,
  );
}
