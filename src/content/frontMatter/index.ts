import path from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { site } from '../../site/site';
import { frontMatterProblems } from './problems';

/**
 * Docusaurus' hook for front matter: parses it as usual, and stops the build at a wrong value or a
 * misspelled key, which Docusaurus itself ignores silently. If the site wants no headings made from
 * titles, all pages have the key that hides them.
 */
export const parseFrontMatter: ParseFrontMatter = async ({
  filePath,
  fileContent,
  defaultParseFrontMatter,
}) => {
  const result = await defaultParseFrontMatter({ filePath, fileContent });
  const { frontMatter } = result;
  const problems = frontMatterProblems(frontMatter).map(
    ({ problem, fix }) => `${path.relative('', filePath)}  ${problem}. Fix: ${fix}`,
  );
  if (problems.length > 0) throw new Error(problems.join('\n'));
  // YAML reads an unquoted 404 as a number.
  if ('pageType' in frontMatter) frontMatter.pageType = String(frontMatter.pageType);
  if (!site.theme.fallbackHeadingTitle) frontMatter.hide_title = true;
  return result;
};
