import { problemSections } from '../../../src/site/problemSections';
import { defaultLocale } from '../../../src/site/locales';
import { issuesAt } from '../../base/issue';
import { eachPage, type Page } from '../content';
import { codeMark } from '../prose';

/** How many words a guide may have: the first one that fits its path. */
const maxWords: readonly (readonly [RegExp, number])[] = [
  [/^guide\/start\/quick-start\./, 600],
  [/^guide\/solution\/(?!index\.)/, 900],
  [/^guide\//, 1500],
];

/** How many of them may be before its first config or command. */
const maxWordsBeforeConfig = 150;

/** A command, or a file that configures a tool. */
const config =
  /^(?:bash|sh)\b|\b(?:file|title)="(?:[^"]*\/)?(?:[\w.]+\.config\.\w+|(?:package|tsconfig)\.json)"/;

/** Pages with at least this many samples show how to do something; others describe or link. */
const samplesOfTask = 5;

const word = new RegExp(`[\\p{L}\\p{N}${codeMark}]`, 'u');

/** The lines of entries about problems and of `<details>`, which readers open. */
function foldedLines({ headings, text }: Page): ReadonlySet<number> {
  let [isDetails, isSection, isEntry] = [false, false, false];
  const folded = text.split('\n').map((source, index) => {
    const heading = headings.find(({ line }) => line === index + 1);
    if (heading && heading.depth <= 2) isSection = problemSections.has(heading.id ?? '');
    if (heading) isEntry = isSection && heading.depth > 2;
    isDetails = (isDetails || source.startsWith('<details')) && !source.startsWith('</details>');
    return isEntry || isDetails ? index + 1 : 0;
  });
  return new Set(folded);
}

/** Counts the words of a page outside of what is folded, and those before its first config. */
export function countWords(page: Page): { all: number; beforeConfig: number } {
  const { fences, prose } = page;
  // A code block is one line of prose: its title.
  const skipped = new Set([...foldedLines(page), ...fences.map(({ line }) => line)]);
  const shown = prose.filter(({ line }) => !skipped.has(line));
  const count = (end = Infinity) =>
    shown
      .flatMap(({ text, line }) => (line < end ? text.split(/\s+/) : []))
      .filter((part) => word.test(part)).length;
  const first =
    fences.length < samplesOfTask ? undefined : fences.find(({ info }) => config.test(info));
  return { all: count(), beforeConfig: first ? count(first.line) : 0 };
}

/** Guides are short: translations follow those in the default language. */
export const guideLength = eachPage((page) => {
  const { file, kind, locale, path } = page;
  const limit = maxWords.find(([pattern]) => pattern.test(path))?.[1];
  if (kind !== 'docs' || locale !== defaultLocale || limit === undefined) return [];

  const { all, beforeConfig } = countWords(page);
  return issuesAt(
    { file },
    [
      all > limit,
      `the guide has ${all} words, at most ${limit} are allowed`,
      'Cut, fold what few readers need, or move it to the page of its subject.',
    ],
    [
      beforeConfig > maxWordsBeforeConfig,
      `${beforeConfig} words are before the first config or command, at most ${maxWordsBeforeConfig} are allowed`,
      'Show the main case first, and explain it below.',
    ],
  );
});
