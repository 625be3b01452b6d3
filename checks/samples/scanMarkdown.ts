import { parseFenceMeta } from '../../src/remark/fenceMeta';
import type { Page } from './types';

const OPENING = /^([ \t]*)(`{3,}|~{3,})[ \t]*([^\s`{]*)[ \t]*([^`]*)$/;
const INLINE = /(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)/g;

interface OpenFence {
  line: number;
  indent: string;
  mark: string;
  lang: string;
  meta: string;
  code: string[];
}

/**
 * Finds the fences and the inline code of a Markdown text. Line by line, like
 * CommonMark does it: what the check needs of a parser, without the weight of
 * the site's whole MDX chain.
 *
 * @throws naming file and line if a fence is not closed or its words are wrong
 */
export function scanMarkdown(text: string, file: string, locale: string): Page {
  const page: Page = { file, locale, fences: [], inlineCode: [] };
  let open: OpenFence | undefined;
  for (const [index, content] of text.split(/\r?\n/).entries()) {
    const line = index + 1;
    if (!open) {
      const match = OPENING.exec(content);
      if (match) {
        const [, indent = '', mark = '', lang = '', meta = ''] = match;
        open = { line, indent, mark, lang, meta, code: [] };
      } else {
        for (const [, , code] of content.matchAll(INLINE)) {
          page.inlineCode.push({ file, locale, line, code: (code as string).trim() });
        }
      }
    } else if (isClosing(content, open.mark)) {
      page.fences.push({
        file,
        locale,
        line: open.line,
        lang: open.lang || 'text',
        meta: readMeta(open, file),
        code: open.code.join('\n'),
      });
      open = undefined;
    } else {
      open.code.push(withoutIndent(content, open.indent.length));
    }
  }
  if (open) {
    throw new Error(`${file}:${open.line}: the fence is never closed; add ${open.mark}`);
  }
  return page;
}

function readMeta({ meta, line }: OpenFence, file: string) {
  try {
    return parseFenceMeta(meta);
  } catch (error) {
    throw new Error(`${file}:${line}: ${(error as Error).message}`, { cause: error });
  }
}

function isClosing(content: string, mark: string): boolean {
  const trimmed = content.trim();
  return trimmed.length >= mark.length && trimmed === (mark[0] as string).repeat(trimmed.length);
}

/** Takes off at most the indentation that the fence itself has (in lists). */
function withoutIndent(content: string, indent: number): string {
  const own = /^[ \t]*/.exec(content)?.[0].length ?? 0;
  return content.slice(Math.min(own, indent));
}
