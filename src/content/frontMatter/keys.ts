import Joi from 'joi';
import { layoutParts, pageTypes } from '../../site/layoutParts';

export interface Rule {
  /** What is allowed, in words for the author of a page: `true or false`. */
  allowed: string;
  schema: Joi.Schema;
}

/** Elements that a page may add to its head. Its title is a key itself, and `base` is never set. */
const headTags = ['meta', 'link', 'script', 'style', 'noscript'];
const attribute = [Joi.string().allow(''), Joi.boolean(), Joi.number()];

const text: Rule = { allowed: 'text', schema: Joi.string().allow('') };
const flag: Rule = { allowed: 'true or false', schema: Joi.boolean() };

/** The keys that this site adds. */
export const ownKeys: Readonly<Record<string, Rule>> = {
  pageType: {
    allowed: pageTypes.join(', ').replace(/, (?=[^,]*$)/, ' or '),
    // YAML reads an unquoted 404 as a number.
    schema: Joi.valid(...pageTypes, 404),
  },
  title: text,
  titleSuffix: text,
  description: text,
  head: {
    allowed: `a list of [tag, attributes] with the tags ${headTags.join(', ')}, like - [meta, { name: robots, content: noindex }]`,
    schema: Joi.array().items(
      Joi.array().ordered(
        Joi.valid(...headTags).required(),
        Joi.object().pattern(Joi.any(), attribute).required(),
      ),
    ),
  },
  date: {
    allowed: 'a date like 2025-05-14T10:00:00Z',
    schema: Joi.alternatives(Joi.date(), Joi.string().isoDate()),
  },
  overview: flag,
  overviewHeaders: {
    allowed: 'a list of heading depths from 2 to 4, like [2, 3]',
    schema: Joi.array().items(Joi.valid(2, 3, 4)),
  },
  moved: {
    allowed: 'the URL of each section by the id that it had on the page, like old-id: /page#id',
    schema: Joi.object().pattern(Joi.any(), Joi.string().pattern(/^\//)),
  },
  // docusaurus-search says what is wrong with them.
  search_words: {
    allowed: 'lists of words by the id of the heading',
    schema: Joi.alternatives(Joi.object(), Joi.array()).allow(null),
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
