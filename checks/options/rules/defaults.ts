import util from 'node:util';
import type { OptionFacts, OptionTable } from '../../../src/config/options/types';
import type { HiddenDefault } from '../hiddenDefaults';
import type { Inspect, Inspected } from '../inspect';
import { judgeOption, type Judgement, type Verdict } from '../judgeDefault';
import type { Mistake, Place } from '../mistake';

export interface DefaultsContext {
  inspect: Inspect;
  /** Folder of the project that is inspected. */
  root: string;
  hidden: Readonly<Record<string, HiddenDefault>>;
  /** Finds the entry of an option in `hidden`. */
  placeOfHidden: (option: string) => Place;
  /** Default in the doc comment of the declarations, by option. */
  documented: (option: string) => string | undefined;
}

export interface DefaultsResult {
  mistakes: Mistake[];
  /** Options whose default inspect confirms for every format. */
  confirmed: number;
  /** Options that need a reason for at least one format. */
  byReason: number;
}

/**
 * Compares the stated defaults with what the tool resolves. A default is confirmed if the resolved
 * configuration has it, or if setting it changes nothing that inspect prints but another value
 * does.
 */
export async function checkDefaults(
  table: OptionTable,
  context: DefaultsContext,
): Promise<DefaultsResult> {
  const result: DefaultsResult = { mistakes: [], confirmed: 0, byReason: 0 };
  const once = memoize(context.inspect);
  for (const [option, facts] of Object.entries(table)) {
    const judgement = await judgeOption(option, facts, { ...context, inspect: once });
    const mistakes = mistakesOf(option, facts, judgement, context);
    result.mistakes.push(...mistakes);
    if (option in context.hidden) result.byReason++;
    else if (mistakes.length === 0) result.confirmed++;
  }
  const unknown = Object.keys(context.hidden).filter((option) => !(option in table));
  result.mistakes.push(
    ...unknown.map((option) => ({
      option,
      place: context.placeOfHidden(option),
      message: 'is listed as a hidden default, but is not an option',
      fix: 'Remove it from the list.',
    })),
  );
  return result;
}

function mistakesOf(
  option: string,
  facts: OptionFacts,
  { verdicts, isVisible }: Judgement,
  { hidden, placeOfHidden, documented }: DefaultsContext,
): Mistake[] {
  const listed = hidden[option];
  const isExcused = ({ format }: Verdict): boolean =>
    listed !== undefined && (listed.formats?.includes(format) ?? true);
  const isConfirmed = ({ isShown, holds }: Verdict): boolean => holds && (isShown || isVisible);
  const wrong = verdicts.filter((verdict) => !isExcused(verdict) && !isConfirmed(verdict));
  const mistakes = groupAlike(wrong).map((alike) => describe(option, alike));
  if (listed && verdicts.filter(isExcused).every(isConfirmed)) {
    mistakes.push({
      option,
      place: placeOfHidden(option),
      message: 'is listed as a hidden default, but inspect confirms it',
      fix: 'Remove it from the list.',
    });
  }
  const comment = listed && documented(option);
  if (comment !== undefined && comment !== facts.default) {
    mistakes.push({
      option,
      message: 'the default is not the one in the doc comment of the declarations',
      stated: JSON.stringify(facts.default),
      actual: comment,
      fix: 'Correct the default.',
    });
  }
  return mistakes;
}

type Alike = [Verdict, ...Verdict[]];

/** Groups verdicts that differ only in their format, to report each mistake once. */
function groupAlike(verdicts: readonly Verdict[]): Alike[] {
  const groups = new Map<string, Alike>();
  for (const verdict of verdicts) {
    const { format: _format, ...rest } = verdict;
    const key = JSON.stringify(rest);
    const group = groups.get(key);
    if (group) group.push(verdict);
    else groups.set(key, [verdict]);
  }
  return [...groups.values()];
}

function describe(option: string, alike: Alike): Mistake {
  const [{ stated, shown, holds }] = alike;
  const formats = alike.map(({ format }) => format).join(', ');
  return {
    option,
    message: holds
      ? `inspect cannot show the default for ${formats}: no value changes the configuration`
      : `the default for ${formats} is not what inspect shows`,
    stated,
    ...(!holds && { actual: shown }),
    fix: 'Correct the default, or give the reason in checks/options/hiddenDefaults.ts.',
  };
}

/** Inspects each configuration only once; most are needed again for comparison. */
function memoize(inspect: Inspect): Inspect {
  const known = new Map<string, Promise<Inspected>>();
  return (config) => {
    const key = util.inspect(config, { depth: null });
    const result = known.get(key) ?? inspect(config);
    known.set(key, result);
    return result;
  };
}
