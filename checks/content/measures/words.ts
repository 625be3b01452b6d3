import { problemSections } from '../../../src/site/problemSections';
import type { Page } from '../content';
import { codeMark } from '../prose';
import { limits } from './limits';
import type { Measure } from './measure';

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

/** Counts the words of a guide outside of what is folded, and those before its first config. */
export const words: Measure = (pages) =>
  pages.flatMap((page) => {
    const { file, path, fences, prose } = page;
    const limit = limits.words.find(([pattern]) => pattern.test(path))?.[1];
    if (limit === undefined) return [];

    // A code block is one line of prose: its title.
    const skipped = new Set([...foldedLines(page), ...fences.map(({ line }) => line)]);
    const shown = prose.filter(({ line }) => !skipped.has(line));
    const count = (end = Infinity) =>
      shown
        .flatMap(({ text, line }) => (line < end ? text.split(/\s+/) : []))
        .filter((part) => word.test(part)).length;
    const first =
      fences.length < samplesOfTask ? undefined : fences.find(({ info }) => config.test(info));
    const all = { measure: 'words of a guide', value: count(), limit, file };
    const before = { measure: 'words before the first config or command', file };
    return [
      { ...all, fix: 'Cut, fold what few readers need, or move it to the page of its subject.' },
      ...(first
        ? [
            {
              ...before,
              value: count(first.line),
              limit: limits.wordsBeforeConfig,
              fix: 'Show the main case first, and explain it below.',
            },
          ]
        : []),
    ];
  });
