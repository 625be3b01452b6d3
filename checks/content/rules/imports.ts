import fs from 'node:fs';
import path from 'node:path';
import { root } from '../../base/root';
import { suggest } from '../../base/suggest';
import { eachPage } from '../content';

const endings = ['', '.ts', '.tsx', '.js', '.mdx', '.md', '/index.ts', '/index.tsx', '/index.js'];

const themes = [
  'src/theme',
  'packages/docusaurus-search/src/theme',
  'node_modules/@docusaurus/theme-classic/lib/theme',
];

/** Where a module may be, relative to the project's root; no place if only the build knows. */
function placesOf(name: string, page: string): string[] {
  const [, alias = '', rest = ''] = /^(@?[^/]*)\/?(.*)$/.exec(name) ?? [];
  if (alias === '@site') return [rest];

  if (alias === '@theme') return themes.map((folder) => `${folder}/${rest}`);

  if (alias.startsWith('.')) return [path.join(path.dirname(page), name)];

  const isAlias = /^@(docusaurus|generated|theme-|\/)|[!:]/.test(name);
  const [, packageName = name] = /^((?:@[^/]+\/)?[^/]+)/.exec(name) ?? [];
  return isAlias ? [] : [`node_modules/${packageName}`];
}

/** Pages import modules that exist; the build would not say which page does. */
export const imports = eachPage(({ file, imports }) =>
  imports.flatMap(({ url: name, line }) => {
    const places = placesOf(name, file).map((place) => path.join(root, place));
    const isThere = (place: string) => endings.some((ending) => fs.existsSync(place + ending));
    if (places.length === 0 || places.some(isThere)) return [];

    const folder = path.dirname(places[0] ?? '');
    const siblings = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
    const fix = suggest(
      path.basename(name),
      siblings.map((sibling) => sibling.replace(/\.\w+$/, '')),
      name.replace(/[^/]*$/, '%'),
      'Correct the name, or remove the import.',
    );
    return [{ file, line, message: `the module ${name} does not exist`, fix }];
  }),
);
