import { GlobExcludeDefault } from '@docusaurus/utils';
import { site } from './site';

/**
 * Glob patterns of files below `docs/` and `blog/` that are not pages: Docusaurus' own, such as
 * `_note.mdx`, and those of the site.
 */
export const excludedFiles: string[] = [...GlobExcludeDefault, ...site.route.exclude];
