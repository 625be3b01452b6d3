import { parseFenceMeta } from '../../../src/content/remark/fenceMeta';
import { resolveInclude } from '../../../src/content/remark/include/resolveInclude';
import { AuthorError } from '../../../src/content/remark/problem';
import { examplesFolder } from '../../base/tools';
import type { Fence } from '../readBody';
import { repetitionsIn, type FindRepetitions } from './repetition';

/** Shorter ones are commands and imports, which take no time to read again. */
const minLines = 3;

function codeOf({ info, code }: Fence): string {
  try {
    const { file, region, lines } = parseFenceMeta(info).attributes;
    if (file === undefined) return code.trim();
    const isTree = info.startsWith('tree');
    return resolveInclude(examplesFolder, { file, region, lines, isTree }).text.trim();
  } catch (error) {
    // The check of the samples reports it.
    if (error instanceof AuthorError) return '';
    throw error;
  }
}

/** Finds blocks of code that several pages show. */
export const findCodeBlocks: FindRepetitions = (pages) => {
  const blocks = pages.flatMap(({ file, fences }) => {
    const lines = new Map(fences.map((fence) => [codeOf(fence), fence.line]));
    return [...lines].map(([text, line]) => ({ text, file, line }));
  });
  return repetitionsIn(blocks.filter(({ text }) => text.split('\n').length >= minLines)).map(
    ({ text, places }) => ({ text: JSON.stringify(text.slice(-60)), places }),
  );
};
