import { layoutParts, pageTypes } from '../../site/layoutParts';

export interface Rule {
  /** What is allowed, in words for the author of a page: `true or false`. */
  allowed: string;
  test: (value: unknown) => boolean;
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

/** Elements that a page may add to its head. Its title is a key itself, and `base` is never set. */
const headTags = ['meta', 'link', 'script', 'style', 'noscript'];

function isHeadTag(value: unknown): boolean {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [tag, attributes] = value as unknown[];
  if (!headTags.includes(tag as string)) return false;
  if (typeof attributes !== 'object' || attributes === null || Array.isArray(attributes))
    return false;
  return Object.values(attributes).every((attribute) =>
    ['string', 'boolean', 'number'].includes(typeof attribute),
  );
}

function isDate(value: unknown): boolean {
  if (value instanceof Date) return !Number.isNaN(value.getTime());
  return typeof value === 'string' && !Number.isNaN(Date.parse(value));
}

const text: Rule = { allowed: 'text', test: isText };
const flag: Rule = { allowed: 'true or false', test: (value) => typeof value === 'boolean' };

/** The keys that this site adds. */
export const ownKeys: Readonly<Record<string, Rule>> = {
  pageType: {
    allowed: pageTypes.join(', ').replace(/, (?=[^,]*$)/, ' or '),
    // YAML reads an unquoted 404 as a number.
    test: (value) => pageTypes.some((type) => type === String(value)),
  },
  title: text,
  titleSuffix: text,
  description: text,
  head: {
    allowed: `a list of [tag, attributes] with the tags ${headTags.join(', ')}, like - [meta, { name: robots, content: noindex }]`,
    test: (value) => Array.isArray(value) && value.every(isHeadTag),
  },
  date: { allowed: 'a date like 2025-05-14T10:00:00Z', test: isDate },
  overview: flag,
  overviewHeaders: {
    allowed: 'a list of heading depths from 2 to 4, like [2, 3]',
    test: (value) =>
      Array.isArray(value) && value.every((depth) => [2, 3, 4].includes(depth as number)),
  },
  moved: {
    allowed: 'the URL of each section by the id that it had on the page, like old-id: /page#id',
    test: (value) =>
      typeof value === 'object' &&
      value !== null &&
      Object.values(value).every((url) => typeof url === 'string' && url.startsWith('/')),
  },
  // docusaurus-search says what is wrong with them.
  search_words: {
    allowed: 'lists of words by the id of the heading',
    test: (value) => typeof value === 'object',
  },
  ...Object.fromEntries(layoutParts.map((part) => [part, flag])),
};

/**
 * Docusaurus' keys for docs and blog posts, whose values it validates itself. A test compares the
 * list with its schemas.
 */
export const frameworkKeys: readonly string[] = [
  'custom_edit_url',
  'displayed_sidebar',
  'draft',
  'hide_table_of_contents',
  'hide_title',
  'id',
  'image',
  'keywords',
  'last_update',
  'pagination_label',
  'pagination_next',
  'pagination_prev',
  'parse_number_prefixes',
  'sidebar_custom_props',
  'sidebar_key',
  'sidebar_label',
  'sidebar_position',
  'slug',
  'title_meta',
  'unlisted',
];

/** Docusaurus' keys that have no effect here, because the site's theme replaces what reads them. */
export const ignoredKeys: readonly string[] = [
  'author',
  'authorImageURL',
  'authorTitle',
  'authorURL',
  'author_image_url',
  'author_title',
  'author_url',
  'authors',
  'sidebar_class_name',
  'tags',
  'toc_max_heading_level',
  'toc_min_heading_level',
];
