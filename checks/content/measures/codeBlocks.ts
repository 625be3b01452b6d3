import { parseFenceMeta } from '../../../src/content/remark/fenceMeta';
import { resolveInclude } from '../../../src/content/remark/include/resolveInclude';
import { AuthorError } from '../../../src/content/remark/problem';
import { examplesFolder } from '../../base/tools';
import type { Fence } from '../readBody';
import { limits } from './limits';
import { repetitionsIn, resultOf, type Measure } from './measure';

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

/** Counts blocks of code that several pages show. */
export const codeBlocks: Measure = (pages) => {
  const blocks = pages.flatMap(({ file, fences }) => {
    const lines = new Map(fences.map((fence) => [codeOf(fence), fence.line]));
    return [...lines].map(([text, line]) => ({ text, file, line }));
  });
  const found = repetitionsIn(blocks.filter(({ text }) => text.split('\n').length >= minLines));
  const inOneLine = (text: string) => JSON.stringify(text.slice(-60));
  return resultOf(
    found.map(({ text, places }) => ({ text: inOneLine(text), places })),
    {
      measure: 'blocks of code on several pages',
      limit: limits.codeBlocks,
      fix: 'Show the code where it is explained, and link to it.',
    },
  );
};
