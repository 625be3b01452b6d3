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
  /** Where Storybook is installed; `undefined` if it is not. */
  storybookScratch: Scratch | undefined;
  typeCheck: TypeCheck;
  loadConfigs: LoadConfigs;
  /** Samples that were found right. */
  cache: Cache;
  /** Changes with everything but the sample that a result depends on. */
  toolsKey: string;
}

/** What became of a sample. */
export interface CodeResult {
  sample: Sample;
  isLoaded: boolean;
  typeMistakes: Mistake[];
  loadingMistakes: Mistake[];
}

/**
 * Type-checks configurations and scripts, and loads the configurations. Scripts with imports that
 * no reader could have installed, and Storybook's files where that is not installed, stay unchecked
 * here; their syntax is checked elsewhere.
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
    const typeMistakes = found ? judgeTypes(error, found) : [];
    const loadingMistakes = errors.has(file) ? judgeLoading(error, errors.get(file)) : [];
    if (typeMistakes.length + loadingMistakes.length === 0) tools.cache.set(key);
    return { sample, isLoaded: isLoadable(sample), typeMistakes, loadingMistakes };
  });
}

function place(sample: Sample, { scratch, storybookScratch, toolsKey }: CodeTools) {
  const [fence] = sample.fences;
  const home = isStorybook(fence) ? storybookScratch : scratch;
  if (!home) return [];
  const name = fileNameOf(fence);
  const key = hashOf(toolsKey, name, errorOf(sample) ?? '', fence.code);
  const { code } = fence;
  return [{ sample, key, code, file: home.place(key.slice(0, 16), name, code) }];
}

function needsTypes(sample: Sample, file: string, code: string): boolean {
  // The global declarations of a .d.ts would leak into all other samples.
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

/** A Storybook configuration is loaded by building the Storybook, not here. */
function isLoadable(sample: Sample): boolean {
  const [fence] = sample.fences;
  return sample.kind === 'config' && !isStorybook(fence) && !isTypeError(errorOf(sample));
}
