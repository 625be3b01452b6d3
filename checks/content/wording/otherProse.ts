import path from 'node:path';
import { globSync } from 'tinyglobby';
import { defaultLocale, type Locale } from '../../../src/site/locales';
import { listFiles } from '../../base/files';
import { lineOf } from '../../base/lineOf';
import { root } from '../../base/root';
import { parsePage } from '../parsePage';
import { codeMark, type Prose } from '../prose';
import { read } from '../sources';
import { ownTexts, textFiles } from '../texts/readTexts';

/** The texts of a file. */
export interface FileProse {
  file: string;
  prose: Prose[];
}

const placeholder = /\$?#?\{[\w.]+\}/g;

function withoutPlaceholders(text: string): string {
  return text.replaceAll(placeholder, codeMark);
}

/** Lists what the group `text` of a pattern finds on each line. */
function linesWith(source: string, pattern: RegExp): Prose[] {
  return source.split('\n').flatMap((content, index) =>
    [...content.matchAll(pattern)].map(({ groups }) => ({
      text: withoutPlaceholders(groups?.text ?? ''),
      line: index + 1,
    })),
  );
}

/** Lists the texts of a translation file: `{ "id": { "message": "text" } }`. */
export function translatedProse(json: string): Prose[] {
  return linesWith(json, /"message": "(?<text>(?:\\.|[^"\\])*)"/g);
}

/** Lists the Chinese texts in quotation marks, each of which is on one line, except in comments. */
export function quotedChinese(source: string): Prose[] {
  return linesWith(
    source.replace(/^[^\S\n]*(?:\*|\/[/*]).*$/gm, ''),
    /(["'`])(?<text>(?:\\.|(?!\1).)*?\p{Script=Han}(?:\\.|(?!\1).)*)\1/gu,
  );
}

function chineseInCode(): FileProse[] {
  const code = /^(?!.*__tests__).*\.tsx?$/;
  return listFiles(path.join(root, 'src'))
    .map((file) => `src/${file}`)
    .filter((file) => code.test(file))
    .map((file) => ({ file, prose: quotedChinese(read(file)) }));
}

/** The texts of the interface in the default language, in `translate` and `<Translate>`. */
async function textsInCode(): Promise<FileProse[]> {
  const { texts } = await ownTexts();
  return Object.entries(texts).map(([id, { file, message }]) => ({
    file,
    prose: [
      {
        text: withoutPlaceholders(message),
        line: lineOf(file, `'${id}'`, `"${id}"`) ?? 1,
      },
    ],
  }));
}

/**
 * The documents for contributors.
 *
 * @throws FileError if one of them is not MDX
 */
function repositoryDocuments(): FileProse[] {
  const files = globSync(['*.md', '{checks,deploy,e2e,src}/**/*.md'], { cwd: root });
  return files.sort().map((file) => ({ file, prose: parsePage(file, read(file)).prose }));
}

/**
 * Reads the texts in a language that are not on a page: translations, the interface, and the
 * documents of the repository, which are in the default language.
 */
export async function otherProse(locale: Locale): Promise<FileProse[]> {
  return [
    ...textFiles(locale).map((file) => ({ file, prose: translatedProse(read(file)) })),
    ...(locale === defaultLocale ? [...(await textsInCode()), ...repositoryDocuments()] : []),
    ...(locale === 'zh' ? chineseInCode() : []),
  ];
}
