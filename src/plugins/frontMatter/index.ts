import path from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { checkFrontMatter } from './checkFrontMatter';

/**
 * Docusaurus' hook for front matter: reads it as usual and stops the build at a wrong value or a misspelt key, which
 * Docusaurus itself would ignore without a word.
 */
export const parseFrontMatter: ParseFrontMatter = async ({
  filePath,
  fileContent,
  defaultParseFrontMatter,
}) => {
  const result = await defaultParseFrontMatter({ filePath, fileContent });
  const { frontMatter } = result;
  checkFrontMatter(frontMatter, path.relative(process.cwd(), filePath));
  // YAML reads an unquoted 404 as a number.
  if ('pageType' in frontMatter) frontMatter.pageType = String(frontMatter.pageType);
  return result;
};
