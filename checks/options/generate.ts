import type { AuthoredTable, GeneratedFacts } from '../../src/site/options/types';
import type { Declarations } from './declarations';
import { findDefault } from './findDefault';
import type { ProbeProject } from './inspect';
import type { Mistake } from './mistake';

/** What facts are generated from. */
export interface Sources {
  declarations: Declarations;
  project: Pick<ProbeProject, 'inspect' | 'root'>;
  /** The long spellings of each flag of `rslib build`. */
  flags: readonly (readonly string[])[];
}

/**
 * Generates the facts of all options, in the order of what authors write about them; an option has
 * a mistake instead if the package does not tell them. A default that
 * an author has typed is not generated; it is a mistake if inspect contradicts it.
 */
export async function generateFacts(
  authored: AuthoredTable,
  { declarations, project, flags }: Sources,
) {
  const facts: Record<string, GeneratedFacts> = {};
  const mistakes: Mistake[] = [];
  for (const [option, { flag, default: typed }] of Object.entries(authored)) {
    const mistake = (message: string, fix: string) => mistakes.push({ option, message, fix });
    const declared = declarations.find(option);
    if (!declared) {
      mistake('does not exist in the types', 'Correct or remove the entry.');
      continue;
    }
    const { found, contradicted } = await findDefault(option, declared, project, typed);
    const value =
      typeof typed === 'object' && typeof found === 'object'
        ? { ...found, ...typed }
        : (typed ?? found);
    if (value === undefined) {
      mistake(
        'the package does not tell the default',
        'Add "default" to the entry, with the reason.',
      );
      continue;
    }
    if (contradicted !== undefined) {
      mistake(
        `the typed default changes what inspect prints for ${contradicted}`,
        'Correct the default.',
      );
    }
    const cli = flag === undefined ? undefined : flags.find((names) => names.includes(flag));
    if (flag !== undefined && !cli)
      mistake('has a flag that `rslib build --help` does not have', 'Correct or remove the flag.');
    facts[option] = {
      type: declared.type,
      default: value,
      cli,
      topLevel: declared.topLevel,
    };
  }
  return { facts, mistakes };
}
