import { AuthorError } from '../../../src/content/remark/problem';
import { resolveInclude } from '../../../src/content/remark/include/resolveInclude';
import type { Fence, Mistake } from '../types';

/** The file, region, or lines that a fence includes from `examples/` exist. */
export function checkInclude({ lang, meta }: Fence, examplesDir: string): Mistake[] {
  const { file = '', region, lines } = meta.attributes;
  try {
    resolveInclude(examplesDir, { file, region, lines, isTree: lang === 'tree' });
    return [];
  } catch (error) {
    if (!(error instanceof AuthorError)) throw error;
    return [{ message: error.problem, fix: error.fix }];
  }
}
