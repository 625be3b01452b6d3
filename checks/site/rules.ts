import type { Check } from '../base/check';
import { feeds } from './files/feeds';
import { sitemaps } from './files/sitemaps';
import { icons } from './head/icons';
import { headLinks } from './head/links';
import { notFound } from './head/notFound';
import { socialImages } from './head/socialImages';
import { tags } from './head/tags';
import { uniqueIds } from './files/uniqueIds';
import { llmsLists } from './markdown/llmsLists';
import { markdown } from './markdown/markdown';
import { markdownAnchors } from './markdown/markdownAnchors';
import type { Site } from './site';

/** All rules on the built site. */
export const rules: Readonly<Record<string, Check<Site>>> = {
  uniqueIds,
  tags,
  headLinks,
  socialImages,
  icons,
  notFound,
  sitemaps,
  feeds,
  markdown,
  markdownAnchors,
  llmsLists,
};
