import type { Element } from 'hast';
import { select } from 'hast-util-select';
import { defaultHandlers, type Handle, type State } from 'hast-util-to-mdast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import type { BlockContent, ListItem, Paragraph, PhrasingContent } from 'mdast';
import type { Locale } from '../../site/locales';
import type { Article } from '../article';
import { admonition, admonitionKind } from './admonition';
import { recordingsPath } from '../../site/markdownPath';
import { texts } from './texts';

/** What the Markdown of a page depends on besides the page. */
export interface MarkdownOptions {
  locale: Locale;
  /** Absolute URL of the home page of the language. */
  home: string;
  /** The theme's translations by id. */
  translations: Readonly<Record<string, string>>;
}

function bold(state: State, element: Element): Paragraph {
  const children = state.all(element) as PhrasingContent[];
  return { type: 'paragraph', children: [{ type: 'strong', children }] };
}

function flow(state: State, element: Element): BlockContent[] {
  return state.toFlow(state.all(element)) as BlockContent[];
}

/**
 * `<h2 id="a">A</h2>` → `## A {#a}`: links refer to headings by id, so plain text has to show the
 * ids.
 */
const heading: Handle = (state, element) => {
  const { id } = element.properties;
  const node = defaultHandlers.h1(state, element);
  // An HTML node is not escaped.
  if (id !== undefined) node.children.push({ type: 'html', value: ` {#${String(id)}}` });
  return node;
};

/**
 * Terms and their descriptions, such as the facts of an option: `<dt>Since<dd>0.1.0` → `-
 * **Since**: 0.1.0`. A `<div>` may group them.
 */
function descriptions(colon: string): Handle {
  return (state, element) => {
    const items: ListItem[] = [];
    const children = element.children.flatMap((child) =>
      child.type === 'element' && child.tagName === 'div' ? child.children : child,
    );
    for (const child of children) {
      if (child.type !== 'element') continue;
      if (child.tagName === 'dt') {
        items.push({ type: 'listItem', spread: false, children: [bold(state, child)] });
        continue;
      }
      const item = items.at(-1);
      const term = item?.children[0];
      const [first, ...rest] = flow(state, child);
      if (!item || !first || term?.type !== 'paragraph') continue;
      if (first.type === 'paragraph') {
        term.children.push({ type: 'text', value: colon }, ...first.children);
        item.children.push(...rest);
      } else {
        term.children.push({ type: 'text', value: colon.trim() });
        item.children.push(first, ...rest);
      }
    }
    return { type: 'list', ordered: false, spread: false, children: items };
  };
}

/**
 * Code within a line: a type that is broken into lines, with a bar before each member of a union,
 * becomes one line without the first bar.
 */
const code: Handle = (_, element) => {
  const text = toString(element).replace(/\s*\n\s*/g, ' ');
  return { type: 'inlineCode', value: text.replace(/(^|: )\| /g, '$1') };
};

const a: Handle = (state, element) => {
  const { href } = element.properties;
  const children = state.all(element) as PhrasingContent[];
  // An `<a>` without `href` is the target of a link, not a link.
  return href === undefined ? children : { type: 'link', url: String(href), children };
};

const img: Handle = (_, { properties: { src, alt } }) => {
  // An inlined image has no URL, so only its alternative text is left.
  return String(src).startsWith('data:')
    ? { type: 'emphasis', children: [{ type: 'text', value: String(alt) }] }
    : { type: 'image', url: String(src), alt: String(alt) };
};

/** `<figure>` around code → a fence with language and title; another figure → its content. */
const figure: Handle = (state, element) => {
  const sample = select('pre', element);
  if (!sample) return flow(state, element);
  const fence = defaultHandlers.pre(state, sample);
  const caption = select('figcaption', element);
  if (!caption) return fence;
  // The first word of the info string is the language, so a title needs one before it.
  const title = toString(caption).replaceAll('"', "'");
  return { ...fence, lang: fence.lang ?? 'text', meta: `title="${title}"` };
};

/** Conversions of elements to Markdown that differ from the defaults of `hast-util-to-mdast`. */
export function handlersFor(
  recordings: Article['recordings'],
  { locale, home, translations }: MarkdownOptions,
): Record<string, Handle> {
  const { colon, combinations } = texts[locale];
  return {
    ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, heading])),
    a,
    code,
    div: (state, element) => {
      const kind = admonitionKind(element);
      if (kind === undefined) return flow(state, element);
      return admonition(state, element, kind, translations[`theme.admonition.${kind}`]);
    },
    dl: descriptions(colon),
    figure,
    img,
    section: (state, element) => {
      const example = String(element.properties.dataOutputExplorer);
      const builds = recordings.get(example);
      if (!builds) return flow(state, element);
      const href = recordingsPath(example, home);
      const all = h('p', h('a', { href }, combinations(builds.length)));
      return flow(state, { ...element, children: [...element.children, all] });
    },
    // The label of a disclosure.
    summary: bold,
  };
}
