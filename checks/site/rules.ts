import type { Check } from '../base/check';
import { builtPages } from './files/builtPages';
import { feeds } from './files/feeds';
import { robots } from './files/robots';
import { sitemaps } from './files/sitemaps';
import { icons } from './head/icons';
import { headLinks } from './head/links';
import { notFound } from './head/notFound';
import { socialImages } from './head/socialImages';
import { structuredData } from './head/structuredData';
import { tags } from './head/tags';
import { uniqueIds } from './files/uniqueIds';
import { llmsLists } from './markdown/llmsLists';
import { markdown } from './markdown/markdown';
import { markdownAnchors } from './markdown/markdownAnchors';
import type { Site } from './site';

/** All rules on the built site. */
export const rules: Readonly<Record<string, Check<Site>>> = {
  builtPages,
  uniqueIds,
  tags,
  headLinks,
  structuredData,
  socialImages,
  icons,
  notFound,
  sitemaps,
  robots,
  feeds,
  markdown,
  markdownAnchors,
  llmsLists,
};
