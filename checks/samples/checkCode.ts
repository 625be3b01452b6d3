import { fileNameOf } from './classify';
import type { LoadConfigs } from './loadConfigs';
import { unresolvedImports, type TypeCheck, type TypeProblem } from './typeCheck';
import type { Mistake, Sample } from './types';

export interface CodeTools {
  /** Writes a sample into a separate project, and returns its absolute path. */
  place: (fileName: string, code: string) => string;
  typeCheck: TypeCheck;
  loadConfigs: LoadConfigs;
}

/**
 * Type-checks configurations and scripts, and loads the configurations. Scripts with imports that
 * do not resolve, such as `your-library`, are left out: only their syntax is checked, elsewhere.
 */
export async function checkCode(
  samples: readonly Sample[],
  { place, typeCheck, loadConfigs }: CodeTools,
): Promise<{ sample: Sample; mistakes: Mistake[] }[]> {
  const placed = samples
    .map((sample) => {
      const [fence] = sample.fences;
      return { sample, file: place(fileNameOf(fence), fence.code) };
    })
    .filter(({ sample, file }) => needsTypes(sample, file));
  const problems = typeCheck(placed.map(({ file }) => file));
  const loadable = placed.filter(
    ({ sample, file }) =>
      sample.kind === 'config' && !isTypeError(errorOf(sample)) && problems.get(file)?.length === 0,
  );
  const errors = await loadConfigs(loadable.map(({ file }) => file));

  return placed.map(({ sample, file }) => {
    const error = errorOf(sample);
    const mistakes = [
      ...judgeTypes(error, problems.get(file) ?? []),
      ...(errors.has(file) ? judgeLoading(error, errors.get(file)) : []),
    ];
    return { sample, mistakes };
  });
}

function needsTypes(sample: Sample, file: string): boolean {
  // Global declarations in a .d.ts would apply to all other samples, too.
  const isScript = sample.kind === 'script' && /(?<!\.d)\.[mc]?tsx?$/.test(file);
  return (
    sample.kind === 'config' ||
    errorOf(sample) !== undefined ||
    (isScript && unresolvedImports(file, sample.fences[0].code).length === 0)
  );
}

function errorOf({ fences: [fence] }: Sample): string | undefined {
  return fence.meta.attributes.error;
}

/** Returns whether a declared error is one of TypeScript; any other is a text of the tool. */
function isTypeError(error: string | undefined): error is string {
  return error !== undefined && /^TS\d+$/.test(error);
}

/** A sample compiles, or fails with the TypeScript error that it declares. */
function judgeTypes(error: string | undefined, problems: readonly TypeProblem[]): Mistake[] {
  if (!isTypeError(error)) {
    const fix = 'Correct the sample; if the error is intended, declare it: error="TS…".';
    return problems.map((problem) => ({ ...problem, fix }));
  }
  if (problems.length === 0) {
    const fix = 'Remove the error attribute, or restore the mistake that it shows.';
    return [{ message: `declares error="${error}" but compiles`, fix }];
  }
  return problems
    .filter(({ message }) => !message.startsWith(`${error}: `))
    .map(({ message, line }) => ({
      message: `declares error="${error}" but fails with ${message}`,
      line,
      fix: 'Correct the declared code, or the other mistake.',
    }));
}

/**
 * The tool loads a configuration, or rejects it with the text that the sample declares.
 *
 * @param failure what the tool printed; `undefined` if it loaded the configuration
 */
function judgeLoading(error: string | undefined, failure: string | undefined): Mistake[] {
  if (error === undefined) {
    const fix =
      'Correct the sample; if the error is intended, declare a part of its text: error="…".';
    return failure === undefined ? [] : [{ message: `the tool rejects it: ${failure}`, fix }];
  }
  if (failure?.includes(error)) return [];
  const end = failure === undefined ? 'loads' : `fails with: ${failure}`;
  const fix = 'Declare the text that the tool prints, or remove the error attribute.';
  return [{ message: `declares error="${error}" but ${end}`, fix }];
}
