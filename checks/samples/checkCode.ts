import type { Cache } from '../base/cache';
import { hashOf } from '../base/files';
import { fileNameOf, isStorybook, type Kind } from './classify';
import type { LoadConfigs } from './loadConfigs';
import type { Scratch } from './scratch';
import { unresolvedImports, type TypeCheck, type TypeProblem } from './typeCheck';
import type { Fence, Finding } from './types';

/** A text that occurs in one or more fences, usually once in each language. */
export interface Sample {
  kind: Kind;
  fences: [Fence, ...Fence[]];
}

export interface CodeTools {
  scratch: Scratch;
  /** Where Storybook is installed; `undefined` if it is not. */
  storybookScratch: Scratch | undefined;
  typeCheck: TypeCheck;
  loadConfigs: LoadConfigs;
  cache: Cache;
  /** Changes with everything but the sample that a result depends on. */
  toolsKey: string;
}

/** What became of a sample. */
export interface CodeResult {
  sample: Sample;
  isLoaded: boolean;
  findings: Finding[];
}

/**
 * Type-checks configurations and scripts, and loads the configurations.
 * Scripts with imports that no reader could have installed, and Storybook's
 * files where that is not installed, stay unchecked here; their syntax is
 * checked elsewhere.
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
    const findings = [
      ...judgeTypes(sample, problems.get(file) ?? [], problems.has(file)),
      ...judgeLoading(sample, errors.get(file), errors.has(file)),
    ];
    if (findings.length === 0) {
      tools.cache.set(key);
    }
    return { sample, isLoaded: isLoadable(sample), findings };
  });
}

function place(sample: Sample, { scratch, storybookScratch, toolsKey }: CodeTools) {
  const [fence] = sample.fences;
  const home = isStorybook(fence) ? storybookScratch : scratch;
  if (!home) {
    return [];
  }
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

function isTypeError(error: string | undefined): boolean {
  return error !== undefined && /^TS\d+$/.test(error);
}

/** A Storybook configuration is loaded by building the Storybook, not here. */
function isLoadable(sample: Sample): boolean {
  const [fence] = sample.fences;
  return sample.kind === 'config' && !isStorybook(fence) && !isTypeError(errorOf(sample));
}

function judgeTypes(
  sample: Sample,
  problems: readonly TypeProblem[],
  wasChecked: boolean,
): Finding[] {
  const error = errorOf(sample);
  if (!wasChecked || error === undefined || !isTypeError(error)) {
    return problems.map(({ message, line }) => ({
      message,
      line,
      mend: 'correct the sample; if the error is the point, declare it by error="TS…"',
    }));
  }
  if (problems.length === 0) {
    return [
      {
        message: `declares error="${error}" but compiles`,
        mend: 'remove the error attribute, or restore the mistake it shows',
      },
    ];
  }
  return problems
    .filter(({ code }) => code !== error)
    .map(({ message, line }) => ({
      message: `declares error="${error}" but fails with ${message}`,
      line,
      mend: 'correct the declared code, or the other mistake',
    }));
}

/** Any other `error` than a TypeScript code is text that the tool must print. */
function judgeLoading(sample: Sample, failure: string | undefined, wasLoaded: boolean): Finding[] {
  const error = errorOf(sample);
  if (!wasLoaded) {
    return [];
  }
  if (error !== undefined) {
    return failure?.includes(error)
      ? []
      : [
          {
            message: `declares error="${error}" but ${failure ? `fails with: ${failure}` : 'loads'}`,
            mend: 'declare the text the tool prints, or remove the error attribute',
          },
        ];
  }
  return failure === undefined
    ? []
    : [
        {
          message: `the tool refuses it: ${failure}`,
          mend: 'correct the sample; if the error is the point, declare a part of its text by error="…"',
        },
      ];
}
