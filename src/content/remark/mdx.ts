import type { Heading } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** Parses the body of a page, as Docusaurus does. */
export const mdx = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkDirective);

/** Splits the source of a page. The body keeps the line numbers of the file. */
export function splitFrontMatter(source: string): { yaml: string; body: string } {
  const [block = '', yaml = ''] = /^---\n([^]*?)\n---\n/.exec(source) ?? [];
  return { yaml, body: block.replace(/[^\n]/g, '') + source.slice(block.length) };
}

/** Reads text and explicit id of `## Text {/* #id *\/}`. */
export function readHeading({ children }: Heading): { text: string; id: string | undefined } {
  const last = children.at(-1);
  const id =
    last?.type === 'mdxTextExpression'
      ? /^\/\*\s*#([\w-]+)\s*\*\/$/.exec(last.value.trim())?.[1]
      : undefined;
  return { text: toString(id ? children.slice(0, -1) : children).trim(), id };
}
