import { issuesAt } from '../../base/issue';
import { eachPage } from '../content';

/**
 * Headings start at level 2, skip no level, have explicit ids, which translations keep, and a
 * sentence before code.
 */
export const headings = eachPage(({ file, headings, fences, text: source }) => {
  const lines = source.split('\n');
  return headings.flatMap(({ depth, text, id, line }, index) => {
    if (depth === 1) {
      const message = `"${text}" is a level-1 heading, which the title already is`;
      return [{ file, line, message, fix: 'Start the page at level 2.' }];
    }
    const previous = headings[index - 1]?.depth ?? 1;
    const first = headings.findIndex((other) => other.id === id);
    const isBeforeCode = fences.some(
      (fence) =>
        fence.line > line && lines.slice(line, fence.line - 1).every((each) => each.trim() === ''),
    );
    return issuesAt(
      { file, line },
      [
        id === undefined,
        `the heading "${text}" has no id`,
        `Write "${'#'.repeat(depth)} ${text} {/* #id */}", the same id in all languages.`,
      ],
      [
        id !== undefined && first !== index,
        `the id "${id}" is already used in line ${headings[first]?.line}`,
        'Give this heading another id.',
      ],
      [
        depth > previous + 1,
        `the heading "${text}" skips a level: ${depth} after ${previous}`,
        `Make it level ${previous + 1}.`,
      ],
      [
        isBeforeCode,
        `code follows the heading "${text}" without a word`,
        'Say in a sentence what the code is or does.',
      ],
    );
  });
});
