import { parseFenceMeta, type FenceMeta } from './fenceMeta';
import { extractHighlightedLines } from './highlight/highlightedLines';
import { languageOf } from './highlight/languages';
import { highlightToHtml } from './highlight/toHtml';
import { messageOf, problemAt } from './problem';
import { walk, type SourceFile, type TreeNode } from './tree';

export interface HighlightCodeOptions {
  siteDir: string;
  /** Long lines start wrapped (`markdown.defaultWrapCode` of the site). */
  wrapByDefault?: boolean;
  /** Lines are numbered (`markdown.showLineNumbers` of the site). */
  showLineNumbers?: boolean;
}

/** `error` and `fragment` are read by the check of the samples, not here. */
const KNOWN_ATTRIBUTES = ['title', 'error', 'fragment'];
const KNOWN_FLAGS = ['wrap'];

/**
 * Remark transform: colours the code of every fence while the site is built, so
 * that no reader downloads a highlighter. Must be the last of the transforms
 * that touch fences (after quoting and the package manager tabs).
 *
 * A fence becomes one element `code` with the markup as *string* property
 * `html`, which the theme's `CodeBlock` prints as it is. Measured on a page of
 * 14 small blocks, brotli 11, the page's script grows by 213 bytes over
 * uncoloured code this way; one JSX element per token costs 245, a compact list
 * of runs with a decoder in the browser 258, all of Prism's own elements 426.
 * A string also spares the browser one node per token when it hydrates.
 */
export default function highlightCode(options: HighlightCodeOptions) {
  return (tree: TreeNode, file: SourceFile): void => {
    walk(tree, (node) => {
      if (node.type !== 'code') {
        return;
      }
      try {
        transform(node, options);
      } catch (error) {
        throw problemAt(options.siteDir, file, node, messageOf(error), error);
      }
    });
  };
}

function transform(node: TreeNode, options: HighlightCodeOptions): void {
  const meta = parseFenceMeta(node.meta);
  refuseUnknown(meta);
  const language = node.lang ?? 'text';
  const { label } = languageOf(language);
  const { code, lines } = extractHighlightedLines(node.value ?? '');
  const { title } = meta.attributes;

  const isWrapped = options.wrapByDefault === true || meta.flags.includes('wrap');

  // Not of type `code` any more: remark-rehype would wrap that in a `pre`. The
  // MDX component for `code` stays responsible and gets no children, which is
  // how the theme tells a block from inline code.
  node.type = 'highlightedCode';
  node.data = {
    hName: 'code',
    hChildren: [],
    hProperties: {
      className: `language-${language}`,
      html: highlightToHtml(code, language, {
        lines: [...meta.lines, ...lines],
        isNumbered: options.showLineNumbers,
      }),
      ...(label && { label }),
      ...(title && { title }),
      ...(isWrapped && { wrap: 'wrap' }),
    },
  };
  delete node.value;
}

function refuseUnknown({ attributes, flags }: FenceMeta): void {
  const attribute = Object.keys(attributes).find((name) => !KNOWN_ATTRIBUTES.includes(name));
  const flag = flags.find((name) => !KNOWN_FLAGS.includes(name));
  const unknown = attribute ? `${attribute}="…"` : flag;
  if (unknown) {
    throw new Error(
      `the fence says ${unknown}, which nothing reads; a fence knows file, region, lines, title, error, fragment, {1,3-4}, wrap and (alone) npm2yarn`,
    );
  }
}
