import type { Cache } from '../base/cache';
import { hashOf } from '../base/files';
import { fileNameOf, isStorybook } from './classify';
import type { LoadConfigs } from './loadConfigs';
import { judgeLoading } from './rules/loading';
import { isTypeError, judgeTypes } from './rules/types';
import type { Scratch } from './scratch';
import { unresolvedImports, type TypeCheck } from './typeCheck';
import type { Mistake, Sample } from './types';

export interface CodeTools {
  scratch: Scratch;
  /** Scratch folder in the Storybook example; `undefined` if Storybook is not installed. */
  storybookScratch: Scratch | undefined;
  typeCheck: TypeCheck;
  loadConfigs: LoadConfigs;
  /** Remembers samples without mistakes. */
  cache: Cache;
  /** Hash of everything that results depend on besides the sample itself. */
  toolsKey: string;
}

/** The result of checking a sample. */
interface CodeResult {
  sample: Sample;
  mistakes: Mistake[];
}

/**
 * Type-checks configurations and scripts, and loads the configurations. Scripts with imports that
 * do not resolve, such as `your-library`, and Storybook's files if it is not installed, are left
 * out: only their syntax is checked, elsewhere.
 */
export async function checkCode(
  samples: readonly Sample[],
  tools: CodeTools,
): Promise<CodeResult[]> {
  const placed = samples
    .flatMap((sample) => place(sample, tools))
    .filter(({ sample, file, code }) => needsTypes(sample, file, code));
  const fresh = placed.filter(({ key }) => !tools.cache.has(key));
  const problems = tools.typeCheck(fresh.map(({ file }) => file));
  const loadable = fresh.filter(
    ({ sample, file }) => isLoadable(sample) && problems.get(file)?.length === 0,
  );
  const errors = await tools.loadConfigs(loadable.map(({ file }) => file));

  return placed.map(({ sample, file, key }) => {
    const error = errorOf(sample);
    const found = problems.get(file);
    const mistakes = [
      ...(found ? judgeTypes(error, found) : []),
      ...(errors.has(file) ? judgeLoading(error, errors.get(file)) : []),
    ];
    if (mistakes.length === 0) tools.cache.set(key);
    return { sample, mistakes };
  });
}

function place(sample: Sample, { scratch, storybookScratch, toolsKey }: CodeTools) {
  const [fence] = sample.fences;
  const target = isStorybook(fence) ? storybookScratch : scratch;
  if (!target) return [];
  const name = fileNameOf(fence);
  const key = hashOf(toolsKey, name, errorOf(sample) ?? '', fence.code);
  const { code } = fence;
  return [{ sample, key, code, file: target.place(key.slice(0, 16), name, code) }];
}

function needsTypes(sample: Sample, file: string, code: string): boolean {
  // Global declarations in a .d.ts would apply to all other samples, too.
  const isScript = sample.kind === 'script' && /(?<!\.d)\.[mc]?tsx?$/.test(file);
  return (
    sample.kind === 'config' ||
    errorOf(sample) !== undefined ||
    (isScript && unresolvedImports(file, code).length === 0)
  );
}

function errorOf({ fences: [fence] }: Sample): string | undefined {
  return fence.meta.attributes.error;
}

/** Returns whether to load a sample. Storybook's configuration is loaded by building it instead. */
function isLoadable(sample: Sample): boolean {
  const [fence] = sample.fences;
  return sample.kind === 'config' && !isStorybook(fence) && !isTypeError(errorOf(sample));
}
