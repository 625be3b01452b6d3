import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { readHeading } from '../../src/content/remark/mdx';
import { proseOf, translatedAttributes, type Prose } from './prose';

export interface PageHeading {
  depth: number;
  text: string;
  /** Explicit id, `{/* #id *\/}`; `undefined` if there is none. */
  id: string | undefined;
  line: number;
}

export interface Fence {
  /** What follows the backticks: language and options. */
  info: string;
  code: string;
  line: number;
  endLine: number;
}

/** What the rules need of a page; each list is in the order of the page. */
export interface PageBody {
  headings: PageHeading[];
  fences: Fence[];
  /** Code in running text. */
  inlineCode: { code: string; line: number }[];
  /** Targets of links and of images, in Markdown and in `href` and `src` attributes. */
  links: { url: string; line: number }[];
  /** Whether they have an alternative text, which may be empty in HTML. */
  images: { src?: string; hasText: boolean; line: number }[];
  /**
   * Names with the attributes that are not translated, and kinds of admonitions:
   * `<TabItem value="npm">`, `:::note`.
   */
  components: { tag: string; line: number }[];
  /** Modules that the page imports. */
  imports: { url: string; line: number }[];
  /** Explicit ids of headings and elements, which anchors can name. */
  ids: string[];
  prose: Prose[];
}

type Element = MdxJsxFlowElement | MdxJsxTextElement;

function attributesOf({ attributes }: Element): Record<string, string> {
  return Object.fromEntries(
    attributes.flatMap((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute') return [['...', attribute.value]];

      const { name, value } = attribute;
      return [[name, typeof value === 'object' ? `{${value?.value ?? ''}}` : (value ?? '')]];
    }),
  );
}

function readElement(element: Element, line: number, body: PageBody): void {
  const { href, src, alt, id, ...others } = attributesOf(element);
  if (element.name === 'img') body.images.push({ src, hasText: alt !== undefined, line });

  for (const url of [href, src]) if (url !== undefined) body.links.push({ url, line });

  if (id !== undefined) body.ids.push(id);

  if (/^[A-Z]/.test(element.name ?? '')) {
    // Texts are in the reader's language, so they are not compared.
    const attributes = Object.entries({ ...others, ...(id !== undefined && { id }) })
      .filter(([name]) => !translatedAttributes.has(name))
      .map(([name, value]) => ` ${name}="${value}"`);
    body.components.push({ tag: `<${element.name}${attributes.join('')}>`, line });
  }
}

/** Reads the body of a page from its syntax tree. */
export function readBody(tree: Root): PageBody {
  const body: PageBody = {
    headings: [],
    fences: [],
    inlineCode: [],
    links: [],
    images: [],
    components: [],
    imports: [],
    ids: [],
    prose: proseOf(tree),
  };
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 0;
    if (node.type === 'heading') {
      const { text, id } = readHeading(node);
      body.headings.push({ depth: node.depth, text, id, line });
      if (id !== undefined) body.ids.push(id);
    } else if (node.type === 'code') {
      const info = [node.lang, node.meta].filter(Boolean).join(' ');
      const endLine = node.position?.end.line ?? line;
      body.fences.push({ info, code: node.value, line, endLine });
    } else if (node.type === 'inlineCode') {
      body.inlineCode.push({ code: node.value, line });
    } else if (node.type === 'link' || node.type === 'definition') {
      body.links.push({ url: node.url, line });
    } else if (node.type === 'image') {
      body.links.push({ url: node.url, line });
      // In Markdown, `![](…)` is the only way to leave the text out.
      body.images.push({ src: node.url, hasText: Boolean(node.alt), line });
    } else if (node.type === 'containerDirective') {
      body.components.push({ tag: `:::${node.name}`, line });
    } else if (node.type === 'mdxjsEsm') {
      for (const statement of node.data?.estree?.body ?? []) {
        if (statement.type !== 'ImportDeclaration') continue;

        const url = String(statement.source.value);
        body.imports.push({ url, line: statement.loc?.start.line ?? line });
      }
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      readElement(node, line, body);
    }
  });
  return body;
}
