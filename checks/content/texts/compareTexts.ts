import type { Issue } from '../../base/issue';
import { lineOf } from '../../base/lineOf';

/** Texts of the interface by id. */
export type Texts = Readonly<Record<string, string>>;

/** Texts of this site's code by id, each with the file that has it. */
export type OwnTexts = Readonly<Record<string, { message: string; file: string }>>;

export interface Translations {
  /** File of the translations, relative to the project's root. */
  file: string;
  texts: Texts;
  /** What Docusaurus ships in this language. */
  shipped: Texts;
}

/** Makes an issue about a text, at its id in a file. */
function issue(file: string, id: string, message: string, fix: string): Issue {
  const line = lineOf(file, `'${id}'`, `"${id}"`);
  return { file, line, message: `the text "${id}" ${message}`, fix };
}

function placeholders(message: string): string {
  return (message.match(/#?\{\w+\}/g) ?? []).sort().join(' ');
}

/** Compares the texts of a language with those of the code. */
export function compareTexts(
  own: OwnTexts,
  theme: Texts,
  english: Pick<Translations, 'file' | 'texts'>,
  { file, texts, shipped }: Translations,
): Issue[] {
  return [
    ...Object.entries(own)
      .filter(([id]) => !(id in texts) && !(id in shipped))
      .map(([id, text]) => issue(text.file, id, 'is not translated', `Add "${id}" to ${file}.`)),
    ...Object.keys(english.texts)
      .filter((id) => !(id in texts))
      .map((id) => issue(english.file, id, 'is changed in English only', `Add it to ${file}.`)),
    ...Object.entries(texts).flatMap(([id, text]) => {
      const original = own[id]?.message ?? theme[id];
      if (original === undefined) return [issue(file, id, 'is shown by no code', 'Remove it.')];

      const problem = `does not have the placeholders of "${original}"`;
      const isRight = placeholders(text) === placeholders(original);
      return isRight ? [] : [issue(file, id, problem, 'Use the same placeholders.')];
    }),
  ];
}

/**
 * Finds texts in a translation file that the site's configuration also has. The file would silently
 * take precedence.
 */
export function configuredTwice(file: string, written: Texts, configured: Texts): Issue[] {
  return Object.keys(written)
    .filter((id) => id in configured)
    .map((id) => issue(file, id, 'is already configured in src/site', 'Remove it here.'));
}
