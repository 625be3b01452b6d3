import { checkCode, type CodeTools, type Sample } from './checkCode';
import { isStorybook } from './classify';
import { checkStatic, type StaticTools } from './checkStatic';
import { checkCommand, findCommands } from './commands';
import { countKinds, MAX_FRAGMENT_SHARE, type Figures } from './figures';
import { groupSamples } from './groupSamples';
import type { Failure, Finding, Page } from './types';

export type Tools = CodeTools & StaticTools;

export interface Report {
  figures: Figures;
  failures: Failure[];
}

/** Verifies every sample and command of the pages. */
export async function checkSamples(pages: readonly Page[], tools: Tools): Promise<Report> {
  const fences = pages.flatMap((page) => page.fences);
  const samples = groupSamples(fences);
  const failures: Failure[] = [];
  let commands = 0;

  const sound = new Set<Sample>();
  for (const sample of samples) {
    const result = checkStatic(sample, tools);
    commands += result.commands * sample.fences.length;
    failures.push(...atFences(sample, result.findings));
    // A syntax error would only be reported again by the type check.
    if (result.findings.length === 0) {
      sound.add(sample);
    }
  }
  const code = await checkCode(
    samples.filter((sample) => sound.has(sample) && ['config', 'script'].includes(sample.kind)),
    tools,
  );
  failures.push(...code.flatMap(({ sample, findings }) => atFences(sample, findings)));

  for (const inline of pages.flatMap((page) => page.inlineCode)) {
    const calls = findCommands(inline.code);
    commands += calls.length;
    failures.push(
      ...calls
        .flatMap(({ words }) => checkCommand(words, tools.cli))
        .map((finding) => ({ ...finding, ...placeOf(inline), lang: 'inline code' })),
    );
  }
  const figures: Figures = {
    pages: pages.length,
    ...countKinds(samples),
    typeChecked: countFences(code.map(({ sample }) => sample)),
    loaded: countFences(code.filter((each) => each.isLoaded).map(({ sample }) => sample)),
    storybookUnchecked: tools.storybookScratch
      ? 0
      : countFences(
          samples.filter(({ kind, fences: [fence] }) => kind === 'config' && isStorybook(fence)),
        ),
    commands,
  };
  return { figures, failures: [...failures, ...tooManyFragments(figures)].sort(byPlace) };
}

function atFences({ fences }: Sample, findings: readonly Finding[]): Failure[] {
  return fences.flatMap((fence) =>
    findings.map((finding) => ({
      ...finding,
      ...placeOf(fence),
      line: fence.line + (finding.line ?? 0),
      lang: fence.lang,
    })),
  );
}

function placeOf({ file, locale, line }: { file: string; locale: string; line: number }) {
  return { file, locale, line };
}

function countFences(samples: readonly Sample[]): number {
  return samples.reduce((sum, { fences }) => sum + fences.length, 0);
}

function tooManyFragments({ fences, fragments }: Figures): Failure[] {
  return fragments <= fences * MAX_FRAGMENT_SHARE
    ? []
    : [
        {
          file: 'docs',
          locale: '*',
          line: 0,
          lang: '*',
          message: `${fragments} of ${fences} fences declare themselves fragments, more than ${MAX_FRAGMENT_SHARE * 100} %`,
          mend: 'complete some of them, or quote a region of an example',
        },
      ];
}

function byPlace(a: Failure, b: Failure): number {
  return a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1;
}
