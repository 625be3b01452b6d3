import type { Nodes, Root } from 'mdast';
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

/** A piece of code in running text. */
export interface InlineCode {
  code: string;
  line: number;
}

export interface Link {
  url: string;
  line: number;
}

export interface Image {
  src: string | undefined;
  /** `undefined` if there is none. */
  alt: string | undefined;
  line: number;
}

export interface Component {
  /**
   * Name with the attributes that are not translated, or the kind of an admonition:
   * `<TabItem value="npm">`, `:::note`.
   */
  tag: string;
  line: number;
}

/** What the rules need of a page; each list is in the order of the page. */
export interface PageBody {
  headings: PageHeading[];
  fences: Fence[];
  inlineCode: InlineCode[];
  /** Targets of links and of images, in Markdown and in `href` and `src` attributes. */
  links: Link[];
  images: Image[];
  components: Component[];
  /** Modules that the page imports. */
  imports: Link[];
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

function isElement(node: Nodes): node is Element {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

function readElement(element: Element, line: number, body: PageBody): void {
  const { href, src, alt, id, ...others } = attributesOf(element);
  if (element.name === 'img') body.images.push({ src, alt, line });

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
      body.images.push({
        src: node.url,
        alt: node.alt === '' ? undefined : (node.alt ?? undefined),
        line,
      });
    } else if (node.type === 'containerDirective') {
      body.components.push({ tag: `:::${node.name}`, line });
    } else if (node.type === 'mdxjsEsm') {
      for (const statement of node.data?.estree?.body ?? []) {
        if (statement.type === 'ImportDeclaration') {
          const url = String(statement.source.value);
          body.imports.push({ url, line: statement.loc?.start.line ?? line });
        }
      }
    } else if (isElement(node)) {
      readElement(node, line, body);
    }
  });
  return body;
}
