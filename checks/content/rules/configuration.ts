import fs from 'node:fs';
import path from 'node:path';
import type { Check } from '../../base/check';
import type { Issue } from '../../base/issue';
import { lineAt } from '../../base/lineOf';
import { root } from '../../base/root';
import { read } from '../sources';

/** Finds file names in Docusaurus' configuration that do not exist, which it does not place. */
export function missingFiles(file: string, text: string): Issue[] {
  return [...text.matchAll(/'(\.\/[\w./-]+\.\w+)'/g)]
    .filter(([, name = '']) => !fs.existsSync(path.join(root, name)))
    .map(({ index, 1: name = '' }) => ({
      file,
      line: lineAt(text, index),
      message: `the file ${name} does not exist`,
      fix: 'Correct the path.',
    }));
}

/** The files that the configuration names exist; otherwise the site does not build. */
export const configuration: Check<unknown> = () =>
  missingFiles('docusaurus.config.ts', read('docusaurus.config.ts'));
