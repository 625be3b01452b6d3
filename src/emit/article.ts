import type { Element, ElementContent, Root } from 'hast';
import { phrasing } from 'hast-util-phrasing';
import { select, selectAll } from 'hast-util-select';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import { squeeze } from './squeeze';

/** The content of a page: see `readArticle`. */
export type Article = ReturnType<typeof readArticle>;

/** Elements that are never content: controls, navigation, scripts, and what replaces scripts. */
const notContent = new Set(
  'button footer input label nav noscript script style svg template'.split(' '),
);

/** Decides what is content, for all forms of a page. */
function isContent(node: ElementContent): boolean {
  if (node.type !== 'element') return node.type === 'text';
  const { alt, ariaHidden, className, dataMoved, dataPageTools, hidden, role } = node.properties;
  const isDecoration = ariaHidden === 'true' || (node.tagName === 'img' && !alt);
  // The hidden panels of tabs are content, too.
  const isHidden = hidden !== undefined && role !== 'tabpanel';
  // The link beside a heading repeats it.
  const isRepeated = [className].flat().includes('hash-link');
  const isTool = role === 'status' || (dataMoved ?? dataPageTools) !== undefined;
  return !(notContent.has(node.tagName) || isDecoration || isHidden || isRepeated || isTool);
}

/**
 * `<code class="x language-ts"><span>let</span> a</code>` → `<code class="language-ts">let
 * a</code>`
 */
function plainCode(pre: Element): Element {
  const { className } = (select('code', pre) ?? pre).properties;
  const language = [className].flat().find((name) => String(name).startsWith('language-'));
  return h('code', { className: language }, toString(pre));
}

/**
 * Title of a code sample: the caption without the language for screen readers, which is in an
 * element.
 */
function titleOf(figure: Element): string {
  const texts = select('figcaption', figure)?.children.filter(({ type }) => type === 'text') ?? [];
  return squeeze(texts.map((text) => toString(text)).join(''));
}

/**
 * Elements that styles may lay out as adjacent boxes, although they are inline or contain only
 * inline elements.
 */
const boxes = new Set(['a', 'div', 'span']);

/** `<a><strong>Rspack</strong><span>Bundler</span></a>` → with a space between the boxes. */
function separate(children: ElementContent[]): ElementContent[] {
  if (!children.every(({ type }) => type === 'element')) return children;
  const isInline = (child?: ElementContent) => child !== undefined && phrasing(child);
  return children.flatMap((child, at) =>
    isInline(child) && isInline(children[at - 1]) ? [{ type: 'text', value: ' ' }, child] : child,
  );
}

/** A folded entry (src/content/remark/foldProblems.ts) → its heading and content. */
function unfold(node: ElementContent): ElementContent[] {
  if (node.type !== 'element' || node.tagName !== 'details') return [node];
  const [summary, ...content] = node.children;
  const heading = summary?.type === 'element' ? select('h3', summary) : undefined;
  return heading ? [heading, ...content] : [node];
}

/**
 * Extracts the content of a rendered page as plain HTML, from which all other forms of the page are
 * derived:
 *
 * - links and images are absolute;
 * - a code sample is `<pre><code class="language-ts">`, in a `<figure>` with a `<figcaption>` if it
 *   has a title;
 * - each panel of tabs starts with its label, `<p data-tab-label>`;
 * - an output explorer is reduced to its first recorded build, in the form for readers without
 *   JavaScript.
 *
 * The root is the `<article>` that contains the level-1 heading, otherwise `<main>`, because the
 * heading of a list of posts is outside the articles.
 *
 * @param document the page; its article is modified
 * @param url absolute URL of the page, the base of its links
 * @throws Error if a URL is malformed, or an output explorer has no recorded builds
 */
export function readArticle(document: Root, url: string) {
  const main = select('main', document) ?? select('body', document);
  const article = (select('article:has(h1)', main) ?? main) as Element;
  const labels = new Map(
    selectAll('[role=tab]', article).map((tab) => [tab.properties.id, squeeze(toString(tab))]),
  );
  /**
   * All recorded builds of the output explorers in the article, by the name of the example. Each
   * build is a `<details>`; the first one is also in the article.
   */
  const recordings = new Map<string, Element[]>();

  const clean = (root: Element) => {
    visit(root, 'element', (node) => {
      const { tagName, properties } = node;
      if (tagName === 'pre') {
        node.children = [plainCode(node)];
        return SKIP;
      }
      const sample = tagName === 'figure' && select('pre', node);
      if (sample) {
        const title = titleOf(node);
        node.children = title ? [h('figcaption', h('code', title)), sample] : [sample];
        return;
      }
      if (typeof properties.dataOutputExplorer === 'string') {
        const [first, ...others] = selectAll('noscript details', node);
        if (!first) throw new Error(`${url}: an output explorer has no recorded builds.`);
        recordings.set(properties.dataOutputExplorer, [first, ...others]);
        others.forEach(clean);
        node.children = [first];
        return;
      }
      node.children = node.children.filter(isContent).flatMap(unfold);
      if (boxes.has(tagName)) node.children = separate(node.children);
      const label = properties.role === 'tabpanel' && labels.get(String(properties.ariaLabelledBy));
      if (label) node.children.unshift(h('p', { dataTabLabel: '' }, h('strong', label)));
      for (const name of ['href', 'src'])
        if (name in properties) properties[name] = new URL(String(properties[name]), url).href;
    });
  };

  clean(article);
  return { article, recordings };
}
