import fs from 'node:fs';
import path from 'node:path';

/** Style sheets of the dialog, in order: the library's, then our own. */
const sources = [
  '@docsearch/css/dist/_variables.css',
  '@docsearch/css/dist/modal.css',
  path.resolve(__dirname, '../../theme/SearchBar/dialog.css'),
];

/** Removes comments, line breaks and indentation. */
export function minify(css: string): string {
  return css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s*\n\s*/g, '')
    .replace(/\s*([{};,>])\s*/g, '$1');
}

/**
 * The styles of the dialog as one string. Docusaurus bundles every imported style sheet into the
 * one file that all pages load, so they are part of the dialog's script instead.
 */
export function dialogStyles(): string {
  return sources.map((source) => minify(fs.readFileSync(require.resolve(source), 'utf8'))).join('');
}
