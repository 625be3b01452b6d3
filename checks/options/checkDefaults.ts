import util from 'node:util';
import type { OptionFacts, OptionTable } from '../../src/config/options/types';
import type { HiddenDefault } from './hiddenDefaults';
import type { Inspect, Inspected } from './inspect';
import { judgeOption, type Judgement, type Verdict } from './judgeDefault';
import type { Problem } from './problem';

export interface DefaultsContext {
  inspect: Inspect;
  /** Folder of the project that is inspected. */
  root: string;
  hidden: Readonly<Record<string, HiddenDefault>>;
  /** Default in the doc comment of the declarations, by option. */
  documented: (option: string) => string | undefined;
}

export interface DefaultsResult {
  problems: Problem[];
  /** Options whose default inspect confirms for every format. */
  confirmed: number;
  /** Options that need a reason for at least one format. */
  byReason: number;
}

/**
 * Compares the stated defaults with what the tool resolves. A default is
 * confirmed if the resolved configuration holds it, or if stating it changes
 * nothing in all that inspect prints while another value does.
 */
export async function checkDefaults(
  table: OptionTable,
  context: DefaultsContext,
): Promise<DefaultsResult> {
  const result: DefaultsResult = { problems: [], confirmed: 0, byReason: 0 };
  const once = memoize(context.inspect);
  for (const [option, facts] of Object.entries(table)) {
    const judgement = await judgeOption(option, facts, { ...context, inspect: once });
    const problems = weigh(option, facts, judgement, context);
    result.problems.push(...problems);
    if (option in context.hidden) {
      result.byReason++;
    } else if (problems.length === 0) {
      result.confirmed++;
    }
  }
  const unknown = Object.keys(context.hidden).filter((option) => !(option in table));
  result.problems.push(
    ...unknown.map((option) => ({
      option,
      message: 'is listed in hiddenDefaults but is no option',
      mend: 'remove it from checks/options/hiddenDefaults.ts',
    })),
  );
  return result;
}

function weigh(
  option: string,
  facts: OptionFacts,
  { verdicts, isVisible }: Judgement,
  { hidden, documented }: DefaultsContext,
): Problem[] {
  const listed = hidden[option];
  const isExcused = ({ format }: Verdict): boolean =>
    listed !== undefined && (listed.formats?.includes(format) ?? true);
  const isConfirmed = ({ isShown, holds }: Verdict): boolean => holds && (isShown || isVisible);
  const comment = listed && documented(option);
  return [
    ...verdicts
      .filter((verdict) => !isExcused(verdict) && !isConfirmed(verdict))
      .map(({ format, stated, holds, shown }) => ({
        option,
        message: holds
          ? `inspect cannot tell the default for ${format}: no value changes the configuration`
          : `the default for ${format} is not what inspect shows`,
        stated,
        actual: holds ? undefined : shown,
        mend: 'correct the default; if inspect cannot show it, give the reason in checks/options/hiddenDefaults.ts',
      })),
    ...(listed && verdicts.filter(isExcused).every(isConfirmed)
      ? [
          {
            option,
            message: 'is listed in hiddenDefaults although inspect confirms its default',
            mend: 'remove it from checks/options/hiddenDefaults.ts',
          },
        ]
      : []),
    ...(comment !== undefined && comment !== facts.default
      ? [
          {
            option,
            message: 'the default is not the one in the doc comment of the declarations',
            stated: JSON.stringify(facts.default),
            actual: comment,
            mend: 'correct the default in src/config/options/',
          },
        ]
      : []),
  ];
}

/** Inspects each configuration once: most of them are a base of others. */
function memoize(inspect: Inspect): Inspect {
  const known = new Map<string, Promise<Inspected>>();
  return (config) => {
    const key = util.inspect(config, { depth: null });
    const result = known.get(key) ?? inspect(config);
    known.set(key, result);
    return result;
  };
}
