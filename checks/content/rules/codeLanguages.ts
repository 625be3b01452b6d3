import { languageOf } from '../../../src/content/remark/highlight/languages';
import { authorMistakes } from '../../base/issue';
import { eachPage } from '../content';

/** The highlighter knows the languages of code blocks. */
export const codeLanguages = eachPage(({ file, fences }) =>
  fences.flatMap(({ info, line }) =>
    authorMistakes(() => languageOf(info.split(' ')[0])).map((each) => ({ ...each, file, line })),
  ),
);
