import type { Sample } from './checkCode';
import type { Failure } from './types';

/** How large a part of the fences may declare itself a fragment. */
export const MAX_FRAGMENT_SHARE = 0.15;

/** How many fences of each kind were verified, both languages counted. */
export interface Figures {
  pages: number;
  fences: number;
  quoted: number;
  typeChecked: number;
  loaded: number;
  /** Storybook configurations that were only parsed, because it is not installed. */
  storybookUnchecked: number;
  /** Parsed in their language: configurations, scripts and data. */
  parsed: number;
  packages: number;
  expectedErrors: number;
  fragments: number;
  commands: number;
}

type KindFigures = Omit<
  Figures,
  'pages' | 'typeChecked' | 'loaded' | 'storybookUnchecked' | 'commands'
>;

/** Counts fences by how they were verified. */
export function countKinds(samples: readonly Sample[]): KindFigures {
  const count = (matches: (sample: Sample) => boolean): number =>
    samples.filter(matches).reduce((sum, { fences }) => sum + fences.length, 0);
  return {
    fences: count(() => true),
    quoted: count(({ kind }) => kind === 'quoted'),
    parsed: count(({ kind }) => ['config', 'script', 'data'].includes(kind)),
    packages: count(({ kind }) => kind === 'package'),
    fragments: count(({ kind }) => kind === 'fragment'),
    expectedErrors: count(({ fences: [fence] }) => 'error' in fence.meta.attributes),
  };
}

/** The figures as lines to print. */
export function formatFigures(figures: Figures): string[] {
  const share = figures.fences === 0 ? 0 : (100 * figures.fragments) / figures.fences;
  return [
    `${figures.fences} fences on ${figures.pages} pages (both languages)`,
    `  ${figures.quoted} quoted from examples, verified by building them`,
    `  ${figures.parsed} parsed, of these ${figures.typeChecked} type-checked and ${figures.loaded} loaded by "inspect"`,
    ...(figures.storybookUnchecked > 0
      ? [
          `  ${figures.storybookUnchecked} of Storybook parsed only: "npm ci" in examples/storybook would check their types`,
        ]
      : []),
    `  ${figures.packages} package.json checked`,
    `  ${figures.expectedErrors} fail as they declare`,
    `  ${figures.fragments} declare themselves fragments (${share.toFixed(1)} %, at most ${100 * MAX_FRAGMENT_SHARE} %)`,
    `${figures.commands} rslib commands compared with the CLI`,
  ];
}

/** `docs/a.mdx:12 [en, ts] what is wrong` and, below, the mend. */
export function formatFailure({ file, line, locale, lang, message, mend }: Failure): string {
  const place = line > 0 ? `${file}:${line}` : file;
  return `${place} [${locale}, ${lang}] ${message}\n    → ${mend}`;
}
