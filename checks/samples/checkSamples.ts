import { resolveInclude } from '../../src/content/remark/include/resolveInclude';
import { authorMistakes, type Issue } from '../base/issue';
import { checkCode, type CodeTools } from './checkCode';
import { classify } from './classify';
import type { Cli } from '../base/cliHelp';
import { commandsOf, findCommands } from './commands';
import { checkCommand } from './rules/commands';
import { checkPackageJson } from './rules/packageJson';
import { checkSyntax, type Parsers } from './rules/syntax';
import { checkVersions, type Ranges } from './rules/versions';
import type { Fence, Mistake, Page, Sample } from './types';

/** The largest share of the fences that may be fragments. */
const maxFragmentShare = 0.15;

export interface Tools extends CodeTools {
  examplesDir: string;
  parsers: Parsers;
  cli: Cli;
  ranges: Ranges;
}

/** Verifies every sample and command of the pages. */
export async function checkSamples(pages: readonly Page[], tools: Tools) {
  const samples = groupSamples(pages.flatMap(({ fences }) => fences));
  const inlineIssues = pages.flatMap(({ file, inlineCode }) =>
    inlineCode.flatMap(({ code, line }) =>
      findCommands(code)
        .flatMap((command) => checkCommand(command, tools.cli))
        .map((mistake) => ({ ...mistake, file, line })),
    ),
  );
  const found = samples.map((sample) => ({ sample, issues: checkStatic(sample, tools) }));
  // The type check would report a syntax error again.
  const parsed = found.filter(
    ({ sample: { kind }, issues }) => /config|script/.test(kind) && issues.length === 0,
  );
  const code = await checkCode(
    parsed.map(({ sample }) => sample),
    tools,
  );
  return {
    fences: samples.flatMap(({ fences }) => fences).length,
    fragments: samples.flatMap(({ kind, fences }) => (kind === 'fragment' ? fences : [])).length,
    issues: [
      ...found.flatMap(({ issues }) => issues),
      ...code.flatMap(({ sample, mistakes }) => issuesAt(sample, mistakes)),
      ...inlineIssues,
    ],
  };
}

/**
 * Groups equal fences: the same code with the same options, usually on the pages of all languages,
 * is checked only once.
 */
function groupSamples(fences: readonly Fence[]): Sample[] {
  const samples = new Map<string, Sample>();
  for (const fence of fences) {
    const key = JSON.stringify([fence.lang, fence.meta, fence.code]);
    const sample = samples.get(key);
    if (sample) sample.fences.push(fence);
    else samples.set(key, { kind: classify(fence), fences: [fence] });
  }
  return [...samples.values()];
}

/** Runs the checks that need no tool. */
function checkStatic(sample: Sample, { examplesDir, parsers, cli, ranges }: Tools): Issue[] {
  const [fence] = sample.fences;
  const commands = () => commandsOf(sample).flatMap((command) => checkCommand(command, cli));
  switch (sample.kind) {
    case 'included': {
      const { file = '', region, lines } = fence.meta.attributes;
      const include = { file, region, lines, isTree: fence.lang === 'tree' };
      return issuesAt(
        sample,
        authorMistakes(() => resolveInclude(examplesDir, include)),
      );
    }
    case 'fragment': {
      const message = 'is declared as a fragment without a reason';
      const fix = 'Write fragment="<why it is incomplete>", or complete the sample.';
      return fence.meta.attributes.fragment?.trim() ? [] : issuesAt(sample, [{ message, fix }]);
    }
    case 'shell':
      return [
        ...issuesAt(sample, commands()),
        ...issuesAt(sample, checkVersions(fence.code, ranges)),
      ];
    case 'package':
      return [...issuesAt(sample, checkPackageJson(fence.code)), ...issuesAt(sample, commands())];
    case 'text':
      return [];
    default:
      return issuesAt(sample, checkSyntax(fence, parsers));
  }
}

/** Fragments are rare, because they are not verified. */
export function checkFragmentShare(fragments: number, fences: number): Issue[] {
  const message = `${fragments} of ${fences} code blocks are declared as fragments, more than ${maxFragmentShare * 100} %`;
  const fix = 'Complete some of them, or include a region of an example.';
  return fragments > fences * maxFragmentShare ? [{ file: 'docs', message, fix }] : [];
}

/** Reports mistakes on every page that has the sample. */
function issuesAt({ fences }: Sample, mistakes: readonly Mistake[]): Issue[] {
  return fences.flatMap(({ file, line }) =>
    mistakes.map((mistake) => ({ ...mistake, file, line: line + (mistake.line ?? 0) })),
  );
}
