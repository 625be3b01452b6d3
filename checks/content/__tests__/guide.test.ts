import { parsePage, type Page } from '../parsePage';
import { markdownFiles, read } from '../sources';

/** What a page of the guide must have, and what is wrong if it has not. */
type Rule = readonly [name: string, holds: (page: Page, text: string) => boolean];

const sectionIs = (pattern: RegExp, { headings }: Page): boolean =>
  headings.some(({ id }) => id !== undefined && pattern.test(id));

/** Fences that the examples or the samples check verify. */
const isVerified = (info: string): boolean =>
  /\bfile="/.test(info) ||
  (/\btitle="(?:[^"]*\/)?(?:rslib\.config\.\w+|package\.json)"/.test(info) &&
    !/\bfragment="/.test(info));

const everyPage: readonly Rule[] = [
  ['has a verified sample', ({ fences }) => fences.some(({ info }) => isVerified(info))],
  ['has three sections', ({ headings }) => headings.filter(({ depth }) => depth === 2).length >= 3],
  [
    'leads on to other pages',
    ({ links }) => new Set(links.filter((link) => link.startsWith('/'))).size >= 2,
  ],
];

/** Pages that tell how something is done also tell what goes wrong. */
const tasks: readonly Rule[] = [
  [
    'tells what goes wrong',
    (page, text) =>
      /^:::(?:warning|danger|note|tip)/m.test(text) ||
      sectionIs(
        /pitfall|error|problem|trouble|wrong|fail|missing|question|mistake|differences/,
        page,
      ),
  ],
];

/** Pages that describe, that lead to others, or that are all questions. */
const descriptions =
  /^(?:start\/(?:index|glossary|npm-packages)|solution\/index|faq\/features)\.mdx$/;

const folders = ['docs/guide', 'i18n/zh/docusaurus-plugin-content-docs/current/guide'];
const pages = folders.flatMap((folder) =>
  markdownFiles(folder).map((file) => ({
    path: `${folder}/${file}`,
    rules: descriptions.test(file) ? everyPage : [...everyPage, ...tasks],
  })),
);

test('the guide has its pages', () => {
  expect(pages).toHaveLength(2 * 25);
});

test.each(pages)('$path is no stub', ({ path, rules }) => {
  const text = read(path);
  const page = parsePage(text);
  const broken = rules.filter(([, holds]) => !holds(page, text)).map(([name]) => name);
  expect(broken).toEqual([]);
});

test('a stub breaks the rules', () => {
  const text = '## Soon {/* #soon */}\n\n```ts fragment="later"\n```\n';
  const page = parsePage(text);
  expect([...everyPage, ...tasks].map(([, holds]) => holds(page, text))).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
