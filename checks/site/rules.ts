import type { Check } from '../base/check';
import { feeds } from './feeds';
import { headFiles } from './head/files';
import { headLinks } from './head/links';
import { tags } from './head/tags';
import { markdown } from './markdown';
import type { Site } from './site';
import { sitemaps } from './sitemaps';
import { uniqueIds } from './uniqueIds';

/** All rules on the built site. */
export const rules: Readonly<Record<string, Check<Site>>> = {
  uniqueIds,
  tags,
  headLinks,
  headFiles,
  sitemaps,
  feeds,
  markdown,
};
