import type { Check, Finding } from '../../base/check';
import { findProblems } from '../chinese/findProblems';
import { interfaceProse } from '../chinese/interfaceProse';
import { readGlossary, type Term } from '../chinese/readGlossary';
import type { Content, Page } from '../content';
import type { Prose } from '../prose';
import { read } from '../sources';

const glossaryFile = 'i18n/zh/GLOSSARY.md';

function proseOfPage({ frontMatter, keyLines, prose }: Page): Prose[] {
  const texts = Object.entries(frontMatter).flatMap(([key, text]) =>
    typeof text === 'string' ? [{ text, line: keyLines[key] ?? 1 }] : [],
  );
  return [...texts, ...prose];
}

function check(file: string, prose: readonly Prose[], glossary: readonly Term[]): Finding[] {
  return prose.flatMap(({ text, line }) =>
    findProblems(text, glossary).map(({ index, message, fix }) => ({
      file,
      line: line + (text.slice(0, index).match(/\n/g)?.length ?? 0),
      message,
      fix: `${fix} See ${glossaryFile}.`,
    })),
  );
}

/** Chinese pages and texts of the interface follow the glossary: its terms and its punctuation. */
export const chinese: Check<Content> = {
  name: 'content/chinese',
  run({ pages }) {
    const glossary = readGlossary(read(glossaryFile));
    return [
      ...pages
        .filter(({ locale }) => locale === 'zh')
        .map((page) => ({ file: page.file, prose: proseOfPage(page) })),
      ...interfaceProse(),
    ].flatMap(({ file, prose }) => check(file, prose, glossary));
  },
};
