import { parseFenceMeta } from '../../src/content/remark/fenceMeta';
import { authorMistakes, readable, type Issue } from '../base/issue';
import { parsePage } from '../content/parsePage';
import type { Fence, Page } from './types';

/**
 * Finds the fences and the inline code of pages.
 *
 * @returns the readable pages, and why the others could not be read
 * @param texts sources of the pages with their paths, relative to the project's root
 */
export function readPages(texts: Iterable<readonly [file: string, text: string]>) {
  const issues: Issue[] = [];
  const pages = [...texts].flatMap(([file, text]) =>
    readable(issues, () => readPage(file, text, issues)),
  );
  return { pages, issues };
}

function readPage(file: string, text: string, issues: Issue[]): Page {
  const { fences, inlineCode } = parsePage(file, text);
  const lines = text.split(/\r?\n/);
  const readFence = ({ info, code, line, endLine }: (typeof fences)[number]): Fence[] => {
    if (endLine === line || !/^\s*(?:`{3,}|~{3,})\s*$/.test(lines[endLine - 1] ?? '')) {
      const fix = 'Close it with as many backticks as it starts with.';
      issues.push({ file, line, message: 'the code block is never closed', fix });
      return [];
    }
    const [, lang = '', words] = /^(\S*)\s*(.*)$/s.exec(info) ?? [];
    const found: Fence[] = [];
    const mistakes = authorMistakes(() =>
      found.push({ file, line, lang: lang || 'text', meta: parseFenceMeta(words), code }),
    );
    issues.push(...mistakes.map((mistake) => ({ ...mistake, file, line })));
    return found;
  };
  return { file, fences: fences.flatMap(readFence), inlineCode };
}
