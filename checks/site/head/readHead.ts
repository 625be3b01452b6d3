import type { Element, Root } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toString } from 'hast-util-to-string';

/** Attributes of an element by name. */
export type Attributes = Record<string, string>;

/** What is in the head of a rendered page, in order. */
export type PageHead = ReturnType<typeof readHead>;

function attributesOf({ properties }: Element): Attributes {
  const entries = Object.entries(properties);
  // Hast names properties as the DOM does, `hrefLang`, and has arrays for space-separated values.
  return Object.fromEntries(
    entries.map(([name, value]) => [name.toLowerCase(), [value].flat().join(' ')]),
  );
}

/** Reads the head of a page. */
export function readHead(document: Root) {
  const all = (selector: string) => selectAll(selector, document);
  return {
    language: String(select('html', document)?.properties.lang ?? ''),
    titles: all('head title').map((title) => toString(title)),
    metas: all('head meta').map(attributesOf),
    links: all('head link').map(attributesOf),
  };
}

/** Lists the contents of the `<meta>` elements with a name or property. */
export function contents({ metas }: PageHead, name: string): string[] {
  return metas
    .filter((meta) => name === (meta.name ?? meta.property))
    .map(({ content = '' }) => content);
}

/** Lists the links with a relation: `canonical`, `alternate` … */
export function linksOf({ links }: PageHead, rel: string): Attributes[] {
  return links.filter((link) => link.rel === rel);
}
