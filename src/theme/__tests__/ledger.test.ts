import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const theme = path.resolve(__dirname, '..');

/** Packages from which Docusaurus takes components that the site doesn't replace. */
const upstream = [
  '@docusaurus/theme-classic/lib/theme',
  '@docusaurus/theme-search-algolia/lib/theme',
  '@docusaurus/core/lib/client/theme-fallback',
].map((folder) => path.resolve(theme, '../../node_modules', folder));

/**
 * Whether a name below `@theme/` exists upstream: `Navbar` does, `Navbar/Hamburger` is only ours.
 */
const hasOriginal = (name: string) =>
  upstream.some((folder) =>
    [`${name}.js`, `${name}/index.js`].some((file) => existsSync(path.join(folder, file))),
  );

it('lists every changed part, and nothing else', () => {
  const changed = readdirSync(theme, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('__tests__/'))
    .map((file) => file.replace(/(\/index)?\.tsx?$/, ''))
    .filter(hasOriginal);
  const ledger = readFileSync(path.join(theme, 'README.md'), 'utf8');
  const rows = [...ledger.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name]) => name);
  expect(changed).toContain('Navbar');
  expect(rows).toEqual(changed.sort());
});
