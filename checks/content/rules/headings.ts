import type { Check } from '../../base/check';
import type { Issue } from '../../base/issue';
import type { Content, Page } from '../content';

function check({ file, headings, fences, text: source }: Page): Issue[] {
  const lines = source.split('\n');
  return headings.flatMap(({ depth, text, id, line }, index): Issue[] => {
    const issue = (message: string, fix: string): Issue => ({ file, line, message, fix });
    const previous = headings[index - 1]?.depth ?? 1;
    const first = headings.find((other) => other.id === id);
    const isBeforeCode = fences.some(
      (fence) =>
        fence.line > line && lines.slice(line, fence.line - 1).every((each) => each.trim() === ''),
    );
    const example = `${'#'.repeat(depth)} ${text} {/* #${id ?? 'id'} */}`;
    if (depth === 1) {
      return [
        issue(
          `"${text}" is a level-1 heading, which the title already is`,
          'Start the page at level 2.',
        ),
      ];
    }
    return [
      ...(id === undefined
        ? [
            issue(
              `the heading "${text}" has no id`,
              `Write "${example}", the same id in all languages.`,
            ),
          ]
        : []),
      ...(id !== undefined && first !== headings[index]
        ? [
            issue(
              `the id "${id}" is already used in line ${first?.line}`,
              'Give this heading another id.',
            ),
          ]
        : []),
      ...(depth > previous + 1
        ? [
            issue(
              `the heading "${text}" skips a level: ${depth} after ${previous}`,
              `Make it level ${previous + 1}.`,
            ),
          ]
        : []),
      ...(isBeforeCode
        ? [
            issue(
              `code follows the heading "${text}" without a word`,
              'Say in a sentence what the code is or does.',
            ),
          ]
        : []),
    ];
  });
}

/**
 * Headings start at level 2, skip no level, have explicit ids, which translations keep, and a
 * sentence before code.
 */
export const headings: Check<Content> = {
  name: 'content/headings',
  run: ({ pages }) => pages.flatMap(check),
};
