import { parseFenceMeta } from '../../src/remark/fenceMeta';
import { AuthorError } from '../../src/remark/problem';
import type { Finding } from '../base/check';
import { PageError, parsePage } from '../content/parsePage';
import type { Fence, Page } from './types';

/** The readable pages, and why the others could not be read. */
export interface Pages {
  pages: Page[];
  findings: Finding[];
}

/**
 * Finds the fences and the inline code of pages.
 *
 * @param texts sources of the pages with their paths, relative to the project's root
 */
export function readPages(texts: Iterable<readonly [file: string, text: string]>): Pages {
  const pages: Page[] = [];
  const findings: Finding[] = [];
  for (const [file, text] of texts) {
    try {
      pages.push(readPage(file, text, findings));
    } catch (error) {
      if (!(error instanceof PageError)) throw error;
      const { message, line } = error;
      findings.push({ file, line, message, fix: 'Correct the syntax.' });
    }
  }
  return { pages, findings };
}

function readPage(file: string, text: string, findings: Finding[]): Page {
  const { fences, inlineCode } = parsePage(text);
  const lines = text.split(/\r?\n/);
  const readFence = ({ info, code, line, endLine }: (typeof fences)[number]): Fence[] => {
    if (endLine === line || !/^\s*(?:`{3,}|~{3,})\s*$/.test(lines[endLine - 1] ?? '')) {
      findings.push({
        file,
        line,
        message: 'the code block is never closed',
        fix: 'Close it with as many backticks as it starts with.',
      });
      return [];
    }
    const [, lang = '', words] = /^(\S*)\s*(.*)$/s.exec(info) ?? [];
    try {
      return [{ file, line, lang: lang || 'text', meta: parseFenceMeta(words), code }];
    } catch (error) {
      if (!(error instanceof AuthorError)) throw error;
      findings.push({ file, line, message: error.problem, fix: error.fix });
      return [];
    }
  };
  return {
    file,
    fences: fences.flatMap(readFence),
    inlineCode: inlineCode.map((each) => ({ ...each, file, code: each.code.trim() })),
  };
}
