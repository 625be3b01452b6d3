import fs from 'node:fs';
import path from 'node:path';
import { root } from '../../base/root';
import { suggest } from '../../base/suggest';
import { eachPage } from '../content';

/** Where the files of an alias are, relative to the project's root. */
const aliases: Readonly<Record<string, readonly string[]>> = {
  '@site': ['.'],
  '@theme': [
    'src/theme',
    'packages/docusaurus-search/src/theme',
    'node_modules/@docusaurus/theme-classic/lib/theme',
  ],
};

/** Pages import files of the site that exist; the build would not say which page does. */
export const imports = eachPage(({ file, imports }) =>
  imports.flatMap(({ url, line }) => {
    const [alias = '', ...rest] = url.split('/');
    const [name = '', ...folders] = rest.reverse();
    const places =
      aliases[alias] ?? (alias.startsWith('.') ? [path.join(path.dirname(file), alias)] : []);
    const siblings = places
      .map((place) => path.join(root, place, ...folders.reverse()))
      .flatMap((folder) => (fs.existsSync(folder) ? fs.readdirSync(folder) : []));
    const names = siblings.map((sibling) => sibling.replace(/\.\w+$/, ''));
    if (places.length === 0 || [...siblings, ...names].includes(name)) return [];

    const form = url.replace(/[^/]*$/, '%');
    const fix = suggest(name, names, form, 'Correct the name, or remove the import.');
    return [{ file, line, message: `the module ${url} does not exist`, fix }];
  }),
);
