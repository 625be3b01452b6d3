import type { Issue } from '../../base/issue';

/** An issue about a text; its line is that of the id in the file. */
export interface TextIssue extends Issue {
  id: string;
}

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

function placeholders(message: string): string {
  return [...message.matchAll(/#?\{\w+\}/g)]
    .map(([name]) => name)
    .sort()
    .join(' ');
}

/** Compares the texts of a language with those of the code. */
export function compareTexts(
  own: OwnTexts,
  theme: Texts,
  english: Translations,
  { file, texts, shipped }: Translations,
): TextIssue[] {
  const originals: Texts = {
    ...theme,
    ...Object.fromEntries(Object.entries(own).map(([id, { message }]) => [id, message])),
  };
  const missing = Object.entries(own).filter(([id]) => !(id in texts) && !(id in shipped));
  return [
    ...missing.map(([id, text]) => ({
      id,
      file: text.file,
      message: `the text "${id}" is not translated`,
      fix: `Add "${id}" to ${file}.`,
    })),
    ...Object.keys(texts)
      .filter((id) => !(id in originals))
      .map((id) => ({
        id,
        file,
        message: `no code shows the text "${id}"`,
        fix: 'Remove it.',
      })),
    ...Object.keys(english.texts)
      .filter((id) => !(id in texts))
      .map((id) => ({
        id,
        file: english.file,
        message: `the text "${id}" is changed in English only`,
        fix: `Add it to ${file}.`,
      })),
    ...Object.entries(texts)
      .filter(([id, text]) => placeholders(text) !== placeholders(originals[id] ?? text))
      .map(([id]) => ({
        id,
        file,
        message: `the text "${id}" does not have the placeholders of "${originals[id]}"`,
        fix: 'Use the same placeholders.',
      })),
  ];
}

/**
 * Finds texts in a translation file that the site's configuration also has. The file would silently
 * take precedence.
 */
export function configuredTwice(file: string, written: Texts, configured: Texts): TextIssue[] {
  return Object.keys(written)
    .filter((id) => id in configured)
    .map((id) => ({
      id,
      file,
      message: `the text "${id}" is already configured in src/site`,
      fix: 'Remove it here.',
    }));
}

/** Compares the ids in a file of labels with those that the configuration needs. */
export function compareLabels(
  file: string,
  ids: readonly string[],
  wanted: readonly string[],
): TextIssue[] {
  return [
    ...wanted
      .filter((id) => !ids.includes(id))
      .map((id) => ({
        id,
        file,
        message: `the label "${id}" is not translated`,
        fix: `Add "${id}": { "message": "…" } to the file.`,
      })),
    ...ids
      .filter((id) => !wanted.includes(id))
      .map((id) => ({ id, file, message: `nothing has the label "${id}"`, fix: 'Remove it.' })),
  ];
}
