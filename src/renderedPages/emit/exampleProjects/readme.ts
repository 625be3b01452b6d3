import type { Locale } from '../../../config/locales';
import type { Project } from '../../../examples/project';
import type { RenderedPage } from '../../readPages';
import { texts } from './texts';

/** A page that shows an example. */
export type QuotingPage = Pick<RenderedPage, 'title' | 'url'>;

function commandBlock(commands: readonly string[]): string {
  return ['```bash', ...commands, '```'].join('\n');
}

/** Writes the README of an example, with the pages that show it and what to run. */
export function readmeOf(
  { name, fails, commands, variants: [first, ...others] }: Project,
  pages: readonly QuotingPage[],
  locale: Locale,
): string {
  const { pages: from, run, runFails, then, variants } = texts[locale];
  const parts = [
    `# ${name}`,
    from,
    pages.map(({ title, url }) => `- [${title.replace(/[[\]\\]/g, '\\$&')}](${url})`).join('\n'),
    fails ? runFails : run,
    commandBlock(['npm install', 'npm run build']),
    ...(commands.length > 0 ? [then, commandBlock(commands)] : []),
    ...(first ? [variants(others.length + 1), commandBlock([`cp -r variants/${first}/. .`])] : []),
  ];
  return `${parts.join('\n\n')}\n`;
}
