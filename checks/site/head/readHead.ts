import {
  attribute,
  elementsOf,
  first,
  parseHtml,
  textOf,
  type Element,
} from '../../../src/finishedHtml/html';

/** Attributes of an element by name. */
export type Attributes = Record<string, string>;

/** What stands in the head of a finished page, in order. */
export interface PageHead {
  language: string;
  titles: string[];
  metas: Attributes[];
  links: Attributes[];
  /** Texts of the JSON-LD blocks of the whole page. */
  data: string[];
}

function attributesOf({ attrs }: Element): Attributes {
  return Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
}

export function readHead(html: string): PageHead {
  const document = parseHtml(html);
  const root = first(document, ({ tagName }) => tagName === 'html');
  const head = first(document, ({ tagName }) => tagName === 'head') ?? document;
  const all = (tagName: string, within = head) => [
    ...elementsOf(within, (element) => element.tagName === tagName),
  ];
  return {
    language: (root && attribute(root, 'lang')) ?? '',
    titles: all('title').map(textOf),
    metas: all('meta').map(attributesOf),
    links: all('link').map(attributesOf),
    data: all('script', document)
      .filter((script) => attribute(script, 'type') === 'application/ld+json')
      .map(textOf),
  };
}

/** Contents of the `<meta>` of a name or property. */
export function contents({ metas }: PageHead, name: string): string[] {
  return metas
    .filter((meta) => name === (meta.name ?? meta.property))
    .map(({ content = '' }) => content);
}

/** Links of one relation: `canonical`, `alternate` … */
export function linksOf({ links }: PageHead, rel: string): Attributes[] {
  return links.filter((link) => link.rel === rel);
}
