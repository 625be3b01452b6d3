import path from 'node:path';
import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { parseFenceMeta, type FenceMeta } from './fenceMeta';
import { codeKind } from './highlight/codeKind';
import { languageOf } from './highlight/languages';
import { highlightToHtml } from './highlight/toHtml';
import { wrapParts } from './highlight/wrapParts';
import type { linkFinder } from './optionLinks';
import { urlOf } from './optionLinks/optionUrls';
import { atNode, AuthorError } from './problem';

export interface HighlightCodeOptions {
  /** Wrap long lines from the start (`markdown.defaultWrapCode` of the site). */
  wrapByDefault?: boolean;
  /** Number the lines (`markdown.showLineNumbers` of the site). */
  showLineNumbers?: boolean;
  /** Finds what leads to a page in code, see {@link linkFinder}. */
  findLinks?: ReturnType<typeof linkFinder>;
  /** Path of the home page, which begins all URLs of a language: `/zh/`. */
  home?: string;
}

/**
 * `error` and `fragment` are for `npm run samples`; `makes` and `of` name groups of lines, see
 * {@link wrapParts}. The first three include a file, see `includeExamples`.
 */
const knownAttributes = [
  ...['file', 'region', 'lines'],
  ...['title', 'error', 'fragment', 'makes', 'of'],
];
const knownFlags = ['wrap'];

/**
 * Remark transform: highlights the code of every fence while the site is built, so that readers do
 * not download a highlighter. It must run after all other transforms that change fences (includes
 * and package manager tabs).
 *
 * A fence becomes one element `code` with the markup as the *string* property `html`, which the
 * theme's `CodeBlock` renders verbatim. On a page with 14 small blocks, compressed with brotli 11,
 * this adds 213 bytes to the page's script compared with plain code. One JSX element per token adds
 * 245, a compact list of runs with a decoder in the browser 258, and Prism's own elements 426. A
 * string also saves the browser one node per token during hydration.
 */
export default function highlightCode(options: HighlightCodeOptions) {
  return (tree: Root, file: VFile): void => {
    const [, name = ''] =
      /(?:^docs|\/current)\/(.*)$/.exec(path.relative(file.cwd, file.path)) ?? [];
    // What a page already links needs no further tab stop, and itself no link.
    const linked = new Set<string>();
    visit(tree, 'link', ({ url }) => void linked.add(url));
    visit(tree, 'code', (node) => {
      atNode(file, node, () => transform(node, { here: urlOf(name), linked }, options));
    });
  };
}

interface PageLinks {
  /** URL of the page, without the prefix of a language. */
  here: string;
  /** What the page links so far. */
  linked: Set<string>;
}

function transform(node: Code, { here, linked }: PageLinks, options: HighlightCodeOptions): void {
  const meta = parseFenceMeta(node.meta);
  rejectUnknown(meta);
  const language = node.lang ?? 'text';
  const { label } = languageOf(language);
  const code = node.value;
  const title = meta.attributes.title ?? node.data?.title;
  const filePath = node.data?.path ?? title;
  const kind = codeKind(filePath ?? '', language);
  const isWrapped = options.wrapByDefault === true || meta.flags.includes('wrap');
  const { findLinks = () => [], home = '/' } = options;
  const links = findLinks(code, language, filePath ?? '').flatMap(({ url, ...link }) => {
    if (url === here) return [];
    const isSkipped = linked.has(url);
    linked.add(url);
    return { ...link, href: home + url.slice(1), isSkipped };
  });
  const highlighted = highlightToHtml(code, language, {
    lines: meta.lines,
    isNumbered: options.showLineNumbers,
    path: filePath,
    links,
  });
  const { makes, of } = meta.attributes;
  const html = makes
    ? wrapParts(highlighted, makes, (name) => `data-makes="${name}" tabindex="0"`)
    : of
      ? wrapParts(highlighted, of, (name) => `data-of="${name}"`)
      : highlighted;

  // remark-rehype would wrap a node of the type `code` in a `pre`. The MDX component for `code`
  // still renders this one; it has no children, by which the theme recognizes a block.
  Object.assign(node, { type: 'highlightedCode', value: undefined });
  node.data = {
    hName: 'code',
    hChildren: [],
    hProperties: {
      className: [`language-${language}`],
      html,
      ...(label && { label }),
      ...(title && { title }),
      ...(title && kind !== 'source' && { kind }),
      ...(isWrapped && { wrap: 'wrap' }),
    },
  };
}

function rejectUnknown({ attributes, flags }: FenceMeta): void {
  const attribute = Object.keys(attributes).find((name) => !knownAttributes.includes(name));
  const flag = flags.find((name) => !knownFlags.includes(name));
  const unknown = attribute ? `${attribute}="…"` : flag;
  if (unknown) {
    throw new AuthorError(
      `the fence has ${unknown}, which means nothing`,
      'Use file, region, lines, title, error, fragment, {1,3-4}, wrap, or (alone) npm2yarn.',
    );
  }
}
