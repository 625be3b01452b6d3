import { execFileSync } from 'node:child_process';
import { sourceOf } from '../content/sources';
import type { Step } from './steps';

/** Lists the files that the next commit changes or adds, relative to the project's root. */
export function stagedFiles(root: string): string[] {
  const args = ['diff', '--cached', '--name-only', '--diff-filter=ACMR', '-z'];
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
}

function quote(files: readonly string[]): string {
  return files.map((file) => `"${file}"`).join(' ');
}

/**
 * Selects what a change of some files can break, with the files that the commands need to look at.
 *
 * @param files relative to the project's root
 */
export function stepsFor(files: readonly string[]): Step[] {
  const matching = (pattern: RegExp) => files.filter((file) => pattern.test(file));
  const code = matching(/\.(ts|tsx|mjs)$/).filter((file) => !file.startsWith('examples/'));
  const pages = files.filter((file) => sourceOf(file) !== undefined);
  const examples = [
    ...new Set(matching(/^examples\/[^/]+\//).map((file) => file.split('/')[1] ?? '')),
  ];
  const step = (name: string, isNeeded: boolean, command: string): Step[] =>
    isNeeded ? [{ name, command, isQuick: true }] : [];
  return [
    ...step('format', files.length > 0, `npx prettier --check --ignore-unknown ${quote(files)}`),
    ...step(
      'lint',
      code.length > 0,
      `npx eslint --max-warnings 0 --no-warn-ignored ${quote(code)}`,
    ),
    ...step('types', code.length > 0, 'npm run --silent typecheck'),
    ...step('content', files.length > 0, 'npm run --silent content'),
    ...step('samples', pages.length > 0, `npm run --silent samples -- ${quote(pages)}`),
    ...step(
      'options',
      matching(/^(docs\/|src\/config\/options\/)/).length > 0,
      'npm run --silent options -- --check',
    ),
    ...step(
      'examples',
      examples.length > 0,
      `npm run --silent examples -- --check ${quote(examples)}`,
    ),
  ];
}
