import type { Props } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import type { SearchPage } from './build/readPages';
import { searchLimits } from './engine/constants';

/** A page to begin with. */
export interface StartPage {
  /** Path without the base URL: `/docs/intro`. */
  to: string;
  title: string;
  description?: string;
}

export interface Options {
  /** Path of a YAML file with `synonyms` and `translations`, relative to the site. */
  vocabulary?: string;
  /** Pages that readers find in an empty dialog; `@theme/SearchStartPages` may name others. */
  startPages: StartPage[];
  /** Patterns of routes without the base URL that aren't searched: `blog/tags/**`. */
  exclude: string[];
  /** Selectors of elements that aren't searched. */
  ignore: string[];
  /** URL where readers report a query without results, with `{query}` in it. */
  reportUrl: string | null;
  /** Number of results of a query. */
  hits: number;
  /** `false`: the site sets all variables of `variables.css` itself. */
  variables: boolean;
  /**
   * Finishes the pages in another way than by reading the files that Docusaurus wrote, such as for
   * a plugin that moves them.
   */
  pages?: (props: Props) => Promise<SearchPage[]>;
}

const startPage = Joi.object<StartPage>({
  to: Joi.string().required(),
  title: Joi.string().required(),
  description: Joi.string(),
});

const texts = Joi.array().items(Joi.string()).default([]);

export const optionsSchema = Joi.object<Options>({
  vocabulary: Joi.string(),
  startPages: Joi.array().items(startPage).default([]),
  exclude: texts,
  ignore: texts,
  reportUrl: Joi.string()
    .pattern(/^https?:\/\/\S+\{query\}/, 'http(s) URL with {query} in it')
    .allow(null)
    .default(null),
  hits: Joi.number().integer().positive().default(searchLimits.hits),
  variables: Joi.boolean().default(true),
  pages: Joi.function(),
});
