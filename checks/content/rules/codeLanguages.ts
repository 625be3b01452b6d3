import { languageOf } from '../../../src/content/remark/highlight/languages';
import { AuthorError } from '../../../src/content/remark/problem';
import type { Check } from '../../base/check';
import type { Issue } from '../../base/issue';
import type { Content, Page } from '../content';

function check({ file, fences }: Page): Issue[] {
  return fences.flatMap(({ info, line }) => {
    try {
      languageOf(info.split(' ')[0]);
      return [];
    } catch (error) {
      if (!(error instanceof AuthorError)) throw error;

      return [{ file, line, message: error.problem, fix: error.fix }];
    }
  });
}

/** The highlighter knows the languages of code blocks. */
export const codeLanguages: Check<Content> = {
  name: 'content/codeLanguages',
  run: ({ pages }) => pages.flatMap(check),
};
