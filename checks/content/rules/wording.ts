import fs from 'node:fs';
import path from 'node:path';
import { localeCodes, type Locale } from '../../../src/site/locales';
import type { Check } from '../../base/check';
import type { Issue } from '../../base/issue';
import { root } from '../../base/root';
import type { Content, Page } from '../content';
import type { Prose } from '../prose';
import { read } from '../sources';
import { findChineseMistakes } from '../wording/chinese';
import { findEnglishMistakes } from '../wording/english';
import { formFinder, readGlossary } from '../wording/glossary';
import { otherProse } from '../wording/otherProse';
import type { FindProblems } from '../wording/problem';

/** What is checked in a language besides the forms in its glossary. */
const mistakeFinders: Partial<Record<Locale, FindProblems>> = {
  en: findEnglishMistakes,
  zh: findChineseMistakes,
};

function proseOfPage({ frontMatter, keyLines, prose }: Page): Prose[] {
  const texts = Object.entries(frontMatter).flatMap(([key, text]) =>
    typeof text === 'string' ? [{ text, line: keyLines[key] ?? 1 }] : [],
  );
  return [...texts, ...prose];
}

async function check(locale: Locale, pages: readonly Page[]): Promise<Issue[]> {
  const glossaryFile = `i18n/${locale}/GLOSSARY.md`;
  if (!fs.existsSync(path.join(root, glossaryFile))) return [];

  const findForms = formFinder(readGlossary(read(glossaryFile)));
  const findMistakes = mistakeFinders[locale] ?? (() => []);
  const texts = [
    ...pages
      .filter((page) => page.locale === locale)
      .map((page) => ({ file: page.file, prose: proseOfPage(page) })),
    ...(await otherProse(locale)),
  ];
  return texts.flatMap(({ file, prose }) =>
    prose.flatMap(({ text, line }) =>
      [...findForms(text), ...findMistakes(text)].map(({ index, message, fix }) => ({
        file,
        line: line + (text.slice(0, index).match(/\n/g)?.length ?? 0),
        message,
        fix: `${fix} See ${glossaryFile}.`,
      })),
    ),
  );
}

/**
 * Pages, texts of the interface and the documents of the repository are written as the glossary of
 * their language says, and without common mistakes.
 */
export const wording: Check<Content> = async ({ pages }) =>
  (await Promise.all(localeCodes.map((locale) => check(locale, pages)))).flat();
