import fs from 'node:fs';
import path from 'node:path';
import { root } from '../../base/root';
import { codeMark, type Prose } from '../prose';
import { read } from '../sources';

const quoted = /(["'`])((?:\\.|(?!\1).)*?\p{Script=Han}(?:\\.|(?!\1).)*)\1/gu;
const placeholder = /\$?#?\{[\w.]+\}/g;

/** Lists the Chinese texts in quotation marks, each of which is on one line, except in comments. */
export function quotedProse(source: string): Prose[] {
  return source.split('\n').flatMap((code, index) =>
    /^\s*(?:\*|\/[/*])/.test(code)
      ? []
      : [...code.matchAll(quoted)].map(([, , text = '']) => ({
          text: text.replaceAll(placeholder, codeMark),
          line: index + 1,
        })),
  );
}

/** Files below a folder with Chinese texts of the interface. */
function filesBelow(folder: string, name: RegExp): string[] {
  return fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`)
    .filter((file) => name.test(file))
    .sort();
}

/** Reads the Chinese texts of the interface: the translations, and what the code has itself. */
export function interfaceProse(): { file: string; prose: Prose[] }[] {
  // What src/search/ lists are words that readers type.
  const code = /^(?!.*(?:__tests__|\/search\/)).*\.tsx?$/;
  return [...filesBelow('i18n/zh', /\.json$/), ...filesBelow('src', code)].map((file) => ({
    file,
    prose: quotedProse(read(file)),
  }));
}
