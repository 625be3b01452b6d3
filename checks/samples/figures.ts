import { isStorybook } from './classify';
import type { CodeResult } from './checkCode';
import type { Page, Sample } from './types';

/** How many fences were verified in which way, in all languages together. */
export type Figures = ReturnType<typeof count>;

/** Counts fences by how they were verified. */
export function count(
  pages: readonly Page[],
  samples: readonly Sample[],
  code: readonly CodeResult[],
  hasStorybook: boolean,
) {
  const fences = (some: readonly Sample[]): number =>
    some.reduce((sum, sample) => sum + sample.fences.length, 0);
  const where = (matches: (sample: Sample) => boolean): number => fences(samples.filter(matches));
  return {
    pages: pages.length,
    fences: fences(samples),
    typeChecked: fences(code.map(({ sample }) => sample)),
    loaded: fences(code.filter(({ isLoaded }) => isLoaded).map(({ sample }) => sample)),
    /** Storybook configurations that were only parsed, because Storybook is not installed. */
    storybookUnchecked: hasStorybook
      ? 0
      : where(({ kind, fences: [fence] }) => kind === 'config' && isStorybook(fence)),
    expectedErrors: where(({ fences: [fence] }) => 'error' in fence.meta.attributes),
    fragments: where(({ kind }) => kind === 'fragment'),
  };
}

/** Formats the figures as lines to print. */
export function formatFigures(figures: Figures): string[] {
  const share = figures.fences === 0 ? 0 : (100 * figures.fragments) / figures.fences;
  return [
    `${figures.typeChecked} samples type-checked, ${figures.loaded} of them loaded by "inspect"`,
    ...(figures.storybookUnchecked > 0
      ? [
          `${figures.storybookUnchecked} Storybook configurations only parsed, because Storybook is not installed: run "npm run setup"`,
        ]
      : []),
    `${figures.expectedErrors} fail as declared`,
    `${figures.fragments} declared as fragments (${share.toFixed(1)} %)`,
  ];
}
