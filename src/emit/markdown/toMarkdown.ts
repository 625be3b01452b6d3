import type { Element, Root as Html } from 'hast';
import { h } from 'hastscript';
import type { Paragraph, Root, RootContent, Text } from 'mdast';
import { toString } from 'mdast-util-to-string';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { RenderedPage } from '../readPages';
import { recordingsPath } from '../../site/markdownPath';
import { squeeze } from '../squeeze';
import { handlersFor, type MarkdownOptions } from './handlers';
import { texts } from './texts';

type MarkdownSource = Omit<RenderedPage, 'route' | 'section' | 'head'>;

/**
 * Removes the empty lines between list items that consist of one line, with or without a nested
 * list.
 */
function tighten(tree: Root): void {
  visit(tree, 'list', (list) => {
    for (const item of list.children)
      item.spread = item.children.slice(1).some((child) => child.type !== 'list');

    list.spread = list.children.some((item) => item.spread);
  });
}

function paragraph(...children: Paragraph['children']): Paragraph {
  return { type: 'paragraph', children };
}

function text(value: string): Text {
  return { type: 'text', value };
}

/**
 * Adds title, description and URL at the top; the description only if the page does not show it.
 */
function withHead({ title, description, url }: MarkdownSource, source: string) {
  return ({ children }: Root): void => {
    if (!children.some((node) => node.type === 'heading' && node.depth === 1))
      children.unshift({ type: 'heading', depth: 1, children: [text(title)] });

    const isShown = children.some(
      (node) => node.type === 'paragraph' && squeeze(toString(node)) === description,
    );
    const head: RootContent[] = [
      paragraph(text(source), { type: 'link', url, children: [text(url)] }),
    ];
    if (description && !isShown)
      head.unshift({ type: 'blockquote', children: [paragraph(text(description))] });

    const at = children.findIndex((node) => node.type === 'heading' && node.depth === 1);
    children.splice(at + 1, 0, ...head);
  };
}

/** Converts a page to Markdown: title, description and URL, then the article. */
export function toMarkdown(page: MarkdownSource, options: MarkdownOptions): string {
  const { source, colon } = texts[options.locale];
  const processor = unified()
    .use(rehypeRemark, { handlers: handlersFor(page.recordings, options) })
    .use(() => withHead(page, source + colon))
    .use(() => tighten)
    .use(remarkGfm, { tablePipeAlign: false })
    // Asterisks, because underscores next to Han characters do not mark emphasis.
    .use(remarkStringify, { bullet: '-', emphasis: '*', rule: '-', fences: true });
  const html: Html = { type: 'root', children: [page.article] };
  return processor.stringify(processor.runSync(html));
}

/**
 * Builds the Markdown file of all recorded builds of an example, each below a heading. The Markdown
 * of a page contains only the first build and a link to this file, because all builds would be
 * longer than the rest of the page.
 *
 * @param builds one `<details>` per build
 */
export function recordingsToMarkdown(
  example: string,
  builds: readonly Element[],
  options: MarkdownOptions,
): string {
  const title = texts[options.locale].recordings(example);
  const sections = builds.flatMap(({ children: [summary, ...content] }) => [
    h('h2', (summary as Element).children),
    ...content,
  ]);
  const url = recordingsPath(example, options.home);
  const article = h('article', sections);
  return toMarkdown({ title, description: '', url, article, recordings: new Map() }, options);
}
