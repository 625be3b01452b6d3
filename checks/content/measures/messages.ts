import { errorCode } from '../../../src/site/messages';
import { limits } from './limits';
import { repetitionsIn, resultOf, type Measure } from './measure';

/** Fewer words are a name or a command. */
const minWords = 3;

/** Counts error codes and messages in several headings: readers don't know which to open. */
export const messages: Measure = (pages) => {
  const quoted = pages.flatMap(({ file, headings, inlineCode }) =>
    headings.flatMap(({ text: heading, line }) => {
      const codes = heading.match(new RegExp(errorCode, 'g')) ?? [];
      const texts = inlineCode
        .filter((code) => code.line === line && code.code.split(/\s+/).length >= minWords)
        .map(({ code }) => code.toLowerCase());
      return [...new Set([...codes, ...texts])].map((text) => ({ text, file, line }));
    }),
  );
  return resultOf(repetitionsIn(quoted), {
    measure: 'messages with several headings',
    limit: limits.messages,
    fix: 'Keep one entry, with a table of causes, and link to it.',
  });
};
