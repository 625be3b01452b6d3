import { filterOverview, type OverviewGroup } from './overview';

/** Codes of Node.js, npm and TypeScript: `ERR_REQUIRE_ESM`, `ERESOLVE`, `TS5011` */
export const errorCode = /\b(?:ERR_[A-Z_]+|ERESOLVE|TS\d{4,5})\b/;

/** Fewer words are too common to tell messages apart. */
const minWords = 3;

/** Quoted names, which differ from project to project; an apostrophe in a word quotes nothing. */
const quoted = /(?<!\w)(["'`])[^"'`]*\1/g;

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\w+/g) ?? [];
}

/**
 * The messages that a heading quotes, each as its words: commas between them, Chinese text around
 * them, and names in quotation marks, are left out.
 */
function messagesIn(heading: string): string[][] {
  return heading
    .replaceAll(quoted, ' ')
    .split(/, |[\p{Script=Han}：，、。（）]+/u)
    .map(wordsOf);
}

/**
 * Filters an index of messages by a part of a message or, if that finds nothing, by a whole line of
 * a log, which has paths and names besides: then it keeps each heading with an error code of the
 * line, and each with a message all of whose words are in the line.
 */
export function filterMessages(groups: readonly OverviewGroup[], text: string): OverviewGroup[] {
  const found = filterOverview(groups, text);
  if (found.length > 0) return found;

  const words = new Set(wordsOf(text));
  const isIn = (message: readonly string[]) =>
    message.length >= minWords && message.every((word) => words.has(word));
  const matches = (heading: string) => {
    const codes = heading.match(new RegExp(errorCode, 'g')) ?? [];
    return codes.some((code) => words.has(code.toLowerCase())) || messagesIn(heading).some(isIn);
  };
  return groups.flatMap((group) => {
    const items = group.items.flatMap((item) => {
      const headings = item.headings.filter((heading) => matches(heading.text));
      return headings.length > 0 ? [{ ...item, headings }] : [];
    });
    return items.length > 0 ? [{ ...group, items }] : [];
  });
}
