import { fileNameOf } from './classify';
import type { LoadConfigs } from './loadConfigs';
import { judgeLoading } from './rules/loading';
import { isTypeError, judgeTypes } from './rules/types';
import type { Scratch } from './scratch';
import { unresolvedImports, type TypeCheck } from './typeCheck';
import type { Mistake, Sample } from './types';

export interface CodeTools {
  scratch: Pick<Scratch, 'place'>;
  typeCheck: TypeCheck;
  loadConfigs: LoadConfigs;
}

/** The result of checking a sample. */
interface CodeResult {
  sample: Sample;
  mistakes: Mistake[];
}

/**
 * Type-checks configurations and scripts, and loads the configurations. Scripts with imports that
 * do not resolve, such as `your-library`, are left out: only their syntax is checked, elsewhere.
 */
export async function checkCode(
  samples: readonly Sample[],
  { scratch, typeCheck, loadConfigs }: CodeTools,
): Promise<CodeResult[]> {
  const placed = samples
    .map((sample) => {
      const [fence] = sample.fences;
      return { sample, file: scratch.place(fileNameOf(fence), fence.code) };
    })
    .filter(({ sample, file }) => needsTypes(sample, file));
  const problems = typeCheck(placed.map(({ file }) => file));
  const loadable = placed.filter(
    ({ sample, file }) => isLoadable(sample) && problems.get(file)?.length === 0,
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

function isLoadable(sample: Sample): boolean {
  return sample.kind === 'config' && !isTypeError(errorOf(sample));
}
