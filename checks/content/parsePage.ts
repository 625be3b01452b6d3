import { load } from 'js-yaml';
import { parseMarkdown, type MarkdownBody } from '../../src/lib/markdown';

export interface Page extends MarkdownBody {
  frontMatter: Record<string, unknown>;
}

/** Reads what the languages of a page must have in common from its Markdown source. */
export function parsePage(source: string): Page {
  const [, yaml = ''] = /^---\n([^]*?)\n---\n/.exec(source) ?? [];
  return { frontMatter: (load(yaml) ?? {}) as Record<string, unknown>, ...parseMarkdown(source) };
}
