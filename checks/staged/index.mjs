import { existsSync } from 'node:fs';

const quote = (files) => files.map((file) => JSON.stringify(file)).join(' ');

/**
 * Configuration of lint-staged: the commands that look at what a change of some files can break.
 * Files that the commit deletes are in the list, too: pages may link to them.
 *
 * @param {readonly string[]} files relative to the project's root
 * @returns {string[]}
 */
export default function commandsFor(files) {
  const present = files.filter((file) => existsSync(file));
  const matching = (pattern) => present.filter((file) => pattern.test(file));
  const code = matching(/^(?!examples\/).*\.(ts|tsx|mjs)$/);
  const pages = matching(/^(docs|blog|i18n|src\/pages)\/.*\.mdx?$/);
  const examples = new Set(files.flatMap((file) => /^examples\/([^/]+)\//.exec(file)?.[1] ?? []));
  return [
    'npm run --silent content',
    present.length > 0 && `prettier --check --ignore-unknown ${quote(present)}`,
    code.length > 0 && `eslint --max-warnings 0 --no-warn-ignored ${quote(code)}`,
    code.length > 0 && 'npm run --silent typecheck',
    pages.length > 0 && `npm run --silent samples -- ${quote(pages)}`,
    files.some((file) => /^(docs|src\/site\/options)\//.test(file)) &&
      'npm run --silent options -- --check',
    examples.size > 0 && `npm run --silent examples -- --check ${quote([...examples])}`,
  ].filter(Boolean);
}
