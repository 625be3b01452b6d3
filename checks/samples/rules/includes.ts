import { resolveQuote } from '../../../src/remark/quote/resolveQuote';
import type { Fence, Mistake } from '../types';

/** What a fence includes from `examples/` exists there. */
export function checkInclude({ lang, meta }: Fence, examplesDir: string): Mistake[] {
  const { file = '', region, lines } = meta.attributes;
  try {
    resolveQuote(examplesDir, { file, region, lines, isTree: lang === 'tree' });
    return [];
  } catch (error) {
    return [{ message: (error as Error).message, fix: 'Correct what the fence includes.' }];
  }
}
