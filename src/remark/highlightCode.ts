import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { parseFenceMeta, type FenceMeta } from './fenceMeta';
import { extractHighlightedLines } from './highlight/highlightedLines';
import { languageOf } from './highlight/languages';
import { highlightToHtml } from './highlight/toHtml';
import { problemAt } from './problem';

export interface HighlightCodeOptions {
  siteDir: string;
  /** Long lines start wrapped (`markdown.defaultWrapCode` of the site). */
  wrapByDefault?: boolean;
  /** Lines are numbered (`markdown.showLineNumbers` of the site). */
  showLineNumbers?: boolean;
}

/** `error` and `fragment` are read by the check of the samples, not here. */
const knownAttributes = ['title', 'error', 'fragment'];
const knownFlags = ['wrap'];

/**
 * Remark transform: highlights the code of every fence while the site is built, so that no reader
 * downloads a highlighter. It must be the last of the transforms that touch fences (after quotations
 * and the package manager tabs).
 *
 * A fence becomes one element `code` with the markup as the *string* property `html`, which the
 * theme's `CodeBlock` prints as it is. Measured on a page of 14 small blocks, brotli 11, the page's
 * script grows by 213 bytes over plain code this way; one JSX element per token costs 245, a compact
 * list of runs with a decoder in the browser 258, all of Prism's own elements 426. A string also
 * spares the browser one node per token when it hydrates.
 */
export default function highlightCode(options: HighlightCodeOptions) {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'code', (node) => {
      try {
        transform(node, options);
      } catch (error) {
        throw problemAt(options.siteDir, file, node, error);
      }
    });
  };
}

function transform(node: Code, options: HighlightCodeOptions): void {
  const meta = parseFenceMeta(node.meta);
  refuseUnknown(meta);
  const language = node.lang ?? 'text';
  const { label } = languageOf(language);
  const { code, lines } = extractHighlightedLines(node.value);
  const { title } = meta.attributes;
  const isWrapped = options.wrapByDefault === true || meta.flags.includes('wrap');
  const html = highlightToHtml(code, language, {
    lines: [...meta.lines, ...lines],
    isNumbered: options.showLineNumbers,
  });

  // Another type than `code`, which remark-rehype would wrap in a `pre`. The MDX component for
  // `code` stays responsible and gets no children, which is how the theme tells a block from inline
  // code.
  Object.assign(node, { type: 'highlightedCode', value: undefined });
  node.data = {
    hName: 'code',
    hChildren: [],
    hProperties: {
      className: [`language-${language}`],
      html,
      ...(label && { label }),
      ...(title && { title }),
      ...(isWrapped && { wrap: 'wrap' }),
    },
  };
}

function refuseUnknown({ attributes, flags }: FenceMeta): void {
  const attribute = Object.keys(attributes).find((name) => !knownAttributes.includes(name));
  const flag = flags.find((name) => !knownFlags.includes(name));
  const unknown = attribute ? `${attribute}="…"` : flag;
  if (unknown) {
    throw new Error(
      `the fence says ${unknown}, which nothing reads; a fence takes file, region, lines, title, error, fragment, {1,3-4}, wrap and (alone) npm2yarn`,
    );
  }
}
