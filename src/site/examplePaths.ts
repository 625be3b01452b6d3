/**
 * Pathname of an example as a ZIP file: `dual`, `/zh/` → `/zh/examples/dual.zip`
 *
 * @param home pathname of the home page of the language
 */
export function exampleZipPath(example: string, home: string): string {
  return `${home}examples/${example}.zip`;
}

/** Pathname of the fields of the form that opens an example in StackBlitz, as JSON. */
export function exampleFieldsPath(example: string, home: string): string {
  return `${home}examples/${example}.json`;
}

/** Origin to which a form with the files of an example is posted. */
export const stackBlitz = 'https://stackblitz.com';
