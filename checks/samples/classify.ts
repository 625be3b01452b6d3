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

/** Returns the file name that a tool expects for the sample, e.g. `rslib.config.ts`. */
export function fileNameOf({ lang, meta }: Fence): string {
  const { title = '' } = meta.attributes;
  if (config.test(title)) return title.slice(title.lastIndexOf('/') + 1);
  // Only a declaration file may declare globals.
  return /\.d\.[cm]?ts$/.test(title) ? 'sample.d.ts' : `sample.${lang}`;
}
