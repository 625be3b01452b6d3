import type { Fence, Kind } from './types';

/** The languages that TypeScript parses. */
export const scripts = ['ts', 'mts', 'cts', 'tsx', 'js', 'mjs', 'cjs', 'jsx'];
const data = ['json', 'jsonc', 'yaml', 'yml', 'toml', 'vue'];
const shells = ['bash', 'sh', 'shell'];

const config = /(?:^|\/)rslib\.config\.[cm]?[jt]s$/;

/** Decides how to verify a fence, by its options, title and language, in this order. */
export function classify({ lang, meta }: Fence): Kind {
  const { title = '' } = meta.attributes;
  if ('file' in meta.attributes) return 'included';
  if ('fragment' in meta.attributes) return 'fragment';
  if (config.test(title)) return 'config';
  if (/(?:^|\/)package\.json$/.test(title)) return 'package';
  if (scripts.includes(lang)) return 'script';
  if (data.includes(lang)) return 'data';
  return shells.includes(lang) ? 'shell' : 'text';
}

/** Returns a file name for the sample: only a declaration file may declare globals. */
export function fileNameOf({ lang, meta }: Fence): string {
  return /\.d\.[cm]?ts$/.test(meta.attributes.title ?? '') ? 'sample.d.ts' : `sample.${lang}`;
}
