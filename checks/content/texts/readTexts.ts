import fs from 'node:fs';
import path from 'node:path';
import { extractAllSourceCodeFileTranslations, getBabelOptions } from '@docusaurus/babel';
import { readDefaultCodeTranslationMessages } from '@docusaurus/theme-translations';
import { listFiles } from '../../base/files';
import { FileError, type Issue } from '../../base/issue';
import { lineAt } from '../../base/lineOf';
import { root } from '../../base/root';
import type { OwnTexts, Texts } from './compareTexts';

/**
 * Parses a translation file: `{ "id": { "message": "text" } }`. Docusaurus reports a text without a
 * message.
 *
 * @throws FileError if it is not JSON
 */
export function parseTexts(file: string, json: string): Texts {
  try {
    const texts = JSON.parse(json) as Record<string, { message?: string }>;
    return Object.fromEntries(Object.entries(texts).map(([id, { message = '' }]) => [id, message]));
  } catch (error) {
    const [message = ''] = (error as SyntaxError).message.split(/ (?:in JSON )?at position/);
    const [, offset] = /at position (\d+)/.exec((error as SyntaxError).message) ?? [];
    const line = lineAt(json, offset === undefined ? json.length : Number(offset));
    throw new FileError(
      { file, line, message: `the file is not valid JSON: ${message}`, fix: 'Correct the syntax.' },
      { cause: error },
    );
  }
}

/** Reads a translation file; one that does not exist has no texts. */
export function readTexts(file: string): Texts {
  const absolute = path.join(root, file);
  return fs.existsSync(absolute) ? parseTexts(file, fs.readFileSync(absolute, 'utf8')) : {};
}

/** Lists the translation files of a language, relative to the project's root. */
export function textFiles(locale: string): string[] {
  const folder = `i18n/${locale}`;
  return listFiles(path.join(root, folder))
    .filter((name) => name.endsWith('.json'))
    .map((name) => `${folder}/${name}`);
}

/** Extracts the texts of `translate` calls below a folder; unreadable calls become issues. */
export async function extractTexts(folder: string): Promise<{ texts: OwnTexts; issues: Issue[] }> {
  const files = listFiles(folder)
    .filter((file) => /^(?!(?:.*\/)?(?:__tests__|testing)\/).*(?<!\.d)\.[jt]sx?$/.test(file))
    .map((file) => path.join(folder, file))
    // Babel would parse all others, too, which takes most of the time of this check.
    .filter((file) => /@docusaurus\/Translate/i.test(fs.readFileSync(file, 'utf8')));
  const results = await extractAllSourceCodeFileTranslations(
    files,
    getBabelOptions({ isServer: true }),
  );
  const placed = results.map((result) => ({
    ...result,
    file: path.relative(root, path.resolve(result.sourceCodeFilePath)).replaceAll(path.sep, '/'),
  }));
  return {
    texts: Object.fromEntries(
      placed.flatMap(({ file, translations }) =>
        Object.entries(translations).map(([id, { message }]) => [id, { message, file }]),
      ),
    ),
    issues: placed.flatMap(({ file, warnings }) =>
      warnings.map((details) => ({
        file,
        message: 'a call of translate is not statically readable',
        fix: 'Write its texts as plain strings.',
        details,
      })),
    ),
  };
}

let own: ReturnType<typeof extractTexts> | undefined;

/** Extracts the texts of this site's code once: several rules need them. */
export function ownTexts(): ReturnType<typeof extractTexts> {
  return (own ??= extractTexts(path.join(root, 'src')));
}

/** Reads the texts that the themes ship in a language, named as in `lang`. */
export async function shippedTexts(htmlLang: string): Promise<Texts> {
  const dirPath = path.join(root, 'packages/docusaurus-search/locales');
  return {
    ...(await readDefaultCodeTranslationMessages({ locale: htmlLang, name: 'theme-common' })),
    ...(await readDefaultCodeTranslationMessages({
      dirPath,
      locale: htmlLang,
      name: 'docusaurus-search',
    })),
  };
}
