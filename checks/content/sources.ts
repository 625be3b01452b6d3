import fs from 'node:fs';
import path from 'node:path';

export const root = path.resolve(__dirname, '../..');

/** A folder of English content and its Chinese mirror. */
export const contentFolders = [
  { name: 'docs', en: 'docs', zh: 'i18n/zh/docusaurus-plugin-content-docs/current' },
  { name: 'blog', en: 'blog', zh: 'i18n/zh/docusaurus-plugin-content-blog' },
] as const;

/** Lists the Markdown files below a folder of the project, as sorted relative paths. */
export function markdownFiles(folder: string): string[] {
  return fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
}

/** Every page of the project: its path and its text. */
export function read(file: string): string {
  return fs.readFileSync(path.join(root, file), 'utf8');
}
