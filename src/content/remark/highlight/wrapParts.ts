import { parseLineRange } from '../fenceMeta';
import { AuthorError } from '../problem';

/**
 * Wraps groups of lines in elements with a data attribute, so that styles can connect what an entry
 * of the configuration makes with where that is: `esm:5-9 cjs:10-14` → one element for each name.
 *
 * @param attributes HTML attributes by name
 * @throws if the lines don't exist, or a token of the highlighter crosses their end
 */
export function wrapParts(
  html: string,
  parts: string,
  attributes: (name: string) => string,
): string {
  const lines = html.split('\n').map((line) => `${line}\n`);
  for (const part of parts.split(' ')) {
    const [name = '', range = ''] = part.split(':');
    const numbers = parseLineRange(range);
    const [first, last] = [numbers[0] ?? 0, numbers.at(-1) ?? 0];
    const content = lines.slice(first - 1, last).join('');
    const tags = (tag: string) => content.split(tag).length;
    if (last > lines.length || tags('<span') !== tags('</span>'))
      throw new AuthorError(`"${part}" doesn't fit the lines of the code`, 'Correct the lines.');

    lines[first - 1] = `<span ${attributes(name)}>${lines[first - 1]}`;
    lines[last - 1] += '</span>';
  }
  // The code itself has no final line feed.
  return lines.join('').replace(/\n((?:<\/span>)?)$/, '$1');
}
