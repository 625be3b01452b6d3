import fs from 'node:fs';
import path from 'node:path';
import { extractAllSourceCodeFileTranslations, getBabelOptions } from '@docusaurus/babel';
import { readDefaultCodeTranslationMessages } from '@docusaurus/theme-translations';
import { globTranslatableSourceFiles } from '@docusaurus/utils';
import type { Finding } from '../../base/check';
import { root } from '../../base/root';
import type { OwnTexts, Texts } from './compareTexts';

function parse(file: string, json: string): Record<string, { message: string }> {
  try {
    return JSON.parse(json) as Record<string, { message: string }>;
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}

/** Reads a translation file; one that does not exist has no texts. */
export function readTexts(file: string): Texts {
  const text = path.join(root, file);
  if (!fs.existsSync(text)) return {};

  const messages = parse(file, fs.readFileSync(text, 'utf8'));
  return Object.fromEntries(Object.entries(messages).map(([id, { message }]) => [id, message]));
}

/** Extracts the texts of `translate` calls below a folder; unreadable calls become findings. */
export async function extractTexts(
  folder: string,
): Promise<{ texts: OwnTexts; findings: Finding[] }> {
  const files = (await globTranslatableSourceFiles([folder])).filter(
    (file) => !/__tests__|[\\/]testing[\\/]/.test(file),
  );
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
    findings: placed.flatMap(({ file, warnings }) =>
      warnings.map((details) => ({
        file,
        message: 'a call of translate is not statically readable',
        fix: 'Write its texts as plain strings.',
        details,
      })),
    ),
  };
}

/** Reads the texts that Docusaurus ships in a language, named as in `lang`. */
export async function shippedTexts(htmlLang: string): Promise<Texts> {
  // Docusaurus names Simplified Chinese by its script.
  const locale = htmlLang === 'zh-CN' ? 'zh-Hans' : htmlLang;
  const parts = await Promise.all(
    ['theme-common', 'theme-search'].map((name) =>
      readDefaultCodeTranslationMessages({ locale, name }),
    ),
  );
  return Object.assign({}, ...parts) as Texts;
}
