import type { Finding } from '../../base/check';

/** Texts of the interface by id. */
export type Texts = Readonly<Record<string, string>>;

/** A text of our code, with its place. */
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
): Finding[] {
  const originals: Texts = {
    ...theme,
    ...Object.fromEntries(Object.entries(own).map(([id, { message }]) => [id, message])),
  };
  const missing = Object.entries(own).filter(([id]) => !(id in texts) && !(id in shipped));
  return [
    ...missing.map(([id, text]) => ({
      file: text.file,
      message: `the text "${id}" is not translated`,
      fix: `Add "${id}" to ${file}.`,
    })),
    ...Object.keys(texts)
      .filter((id) => !(id in originals))
      .map((id) => ({
        file,
        message: `no code shows the text "${id}"`,
        fix: 'Remove it.',
      })),
    ...Object.keys(english.texts)
      .filter((id) => !(id in texts))
      .map((id) => ({
        file: english.file,
        message: `the text "${id}" is changed in English only`,
        fix: `Add it to ${file}.`,
      })),
    ...Object.entries(texts)
      .filter(([id, text]) => placeholders(text) !== placeholders(originals[id] ?? text))
      .map(([id]) => ({
        file,
        message: `the text "${id}" has other placeholders than "${originals[id]}"`,
        fix: 'Use the same ones.',
      })),
  ];
}

/**
 * Finds texts in a file of translations that the site's configuration has, too: the file would
 * silently win.
 */
export function configuredTwice(file: string, written: Texts, configured: Texts): Finding[] {
  return Object.keys(written)
    .filter((id) => id in configured)
    .map((id) => ({
      file,
      message: `the text "${id}" is configured in src/config, too`,
      fix: 'Remove it here.',
    }));
}

/** Compares the ids in a file of labels with those that the configuration asks for. */
export function compareLabels(
  file: string,
  ids: readonly string[],
  wanted: readonly string[],
): Finding[] {
  return [
    ...wanted
      .filter((id) => !ids.includes(id))
      .map((id) => ({ file, message: `the label "${id}" is not translated`, fix: 'Add it.' })),
    ...ids
      .filter((id) => !wanted.includes(id))
      .map((id) => ({ file, message: `nothing has the label "${id}"`, fix: 'Remove it.' })),
  ];
}
