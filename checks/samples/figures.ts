import { isStorybook } from './classify';
import type { CodeResult } from './checkCode';
import type { Page, Sample } from './types';

/** How many fences of each kind were verified, all languages counted. */
export interface Figures {
  pages: number;
  fences: number;
  included: number;
  typeChecked: number;
  loaded: number;
  /** Storybook configurations that were only parsed, because it is not installed. */
  storybookUnchecked: number;
  /** Parsed in their language: configurations, scripts and data. */
  parsed: number;
  packages: number;
  expectedErrors: number;
  fragments: number;
  /** Calls of `rslib` that were compared with the CLI. */
  commands: number;
}

/** Counts fences by how they were verified. */
export function count(
  pages: readonly Page[],
  samples: readonly Sample[],
  code: readonly CodeResult[],
  { commands, hasStorybook }: { commands: number; hasStorybook: boolean },
): Figures {
  const fences = (some: readonly Sample[]): number =>
    some.reduce((sum, sample) => sum + sample.fences.length, 0);
  const where = (matches: (sample: Sample) => boolean): number => fences(samples.filter(matches));
  return {
    pages: pages.length,
    fences: fences(samples),
    included: where(({ kind }) => kind === 'included'),
    typeChecked: fences(code.map(({ sample }) => sample)),
    loaded: fences(code.filter(({ isLoaded }) => isLoaded).map(({ sample }) => sample)),
    storybookUnchecked: hasStorybook
      ? 0
      : where(({ kind, fences: [fence] }) => kind === 'config' && isStorybook(fence)),
    parsed: where(({ kind }) => ['config', 'script', 'data'].includes(kind)),
    packages: where(({ kind }) => kind === 'package'),
    expectedErrors: where(({ fences: [fence] }) => 'error' in fence.meta.attributes),
    fragments: where(({ kind }) => kind === 'fragment'),
    commands,
  };
}

/** The figures as lines to print. */
export function formatFigures(figures: Figures): string[] {
  const share = figures.fences === 0 ? 0 : (100 * figures.fragments) / figures.fences;
  return [
    `${figures.included} samples included from examples, verified by building them`,
    `${figures.parsed} parsed, of these ${figures.typeChecked} type-checked and ${figures.loaded} loaded by "inspect"`,
    ...(figures.storybookUnchecked > 0
      ? [
          `${figures.storybookUnchecked} of Storybook parsed only: "npm run storybook" installs what checks their types`,
        ]
      : []),
    `${figures.packages} package.json checked`,
    `${figures.expectedErrors} fail as they declare`,
    `${figures.fragments} declare themselves fragments (${share.toFixed(1)} %)`,
    `${figures.commands} rslib commands compared with the CLI`,
  ];
}
