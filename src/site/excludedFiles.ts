import { site } from './site';

/**
 * Glob patterns of files below `docs/` and `blog/` that are not pages: those whose name, or
 * that of a folder around them, begins with `_`, as Docusaurus has it, and those of the site.
 */
export const excludedFiles: string[] = ['**/_*', '**/_*/**', ...site.route.exclude];
