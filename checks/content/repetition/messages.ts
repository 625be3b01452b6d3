import { errorCode } from '../../../src/site/messages';
import { repetitionsIn, type FindRepetitions } from './repetition';

/** Fewer words are a name or a command. */
const minWords = 3;

/** Finds error codes and messages in several headings: readers don't know which to open. */
export const findMessages: FindRepetitions = (pages) => {
  const quoted = pages.flatMap(({ file, headings, inlineCode }) =>
    headings.flatMap(({ text: heading, line }) => {
      const codes = heading.match(new RegExp(errorCode, 'g')) ?? [];
      const texts = inlineCode
        .filter((code) => code.line === line && code.code.split(/\s+/).length >= minWords)
        .map(({ code }) => code.toLowerCase());
      return [...new Set([...codes, ...texts])].map((text) => ({ text, file, line }));
    }),
  );
  return repetitionsIn(quoted);
};
