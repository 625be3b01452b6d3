import { zipSync } from 'fflate';
import { isText, type Files } from '../../content/examples/files';

/** ZIP has no dates before 1980. A constant one gives equal files for equal contents. */
const mtime = new Date(1980, 0, 1);

/**
 * Packs a project.
 *
 * @returns content of a ZIP file that unpacks into a folder with the name of the project
 */
export function zipOf(name: string, files: Files): Uint8Array {
  const entries = [...files].map(([file, content]) => [`${name}/${file}`, content] as const);
  return zipSync(Object.fromEntries(entries), { level: 9, mtime });
}

/**
 * Lists the fields of a form that opens a project in StackBlitz (https://developer.stackblitz.com,
 * "POST API"). It takes text only, so a project with other files cannot be opened.
 *
 * @param title of the project in StackBlitz
 */
export function stackBlitzFields(title: string, files: Files): Record<string, string> {
  return {
    'project[title]': title,
    'project[template]': 'node',
    ...Object.fromEntries(
      [...files]
        .filter(([, content]) => isText(content))
        .map(([file, content]) => [`project[files][${file}]`, content.toString()]),
    ),
  };
}
