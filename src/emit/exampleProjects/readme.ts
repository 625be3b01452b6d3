import type { Locale } from '../../site/locales';
import type { Project } from '../../content/examples/project';
import type { RenderedPage } from '../readPages';
import { linkTo } from '../markdown/linkTo';
import { texts } from './texts';

function commandBlock(commands: readonly string[]): string {
  return ['```bash', ...commands, '```'].join('\n');
}

/** Writes the README of an example, with the pages that show it and what to run. */
export function readmeOf(
  { name, fails, commands, variants: [first, ...others] }: Project,
  pages: readonly Pick<RenderedPage, 'title' | 'url'>[],
  locale: Locale,
): string {
  const { pages: from, run, runFails, then, variants } = texts[locale];
  const parts = [
    `# ${name}`,
    from,
    pages.map(({ title, url }) => `- ${linkTo(title, url)}`).join('\n'),
    fails ? runFails : run,
    commandBlock(['npm install', 'npm run build']),
    ...(commands.length > 0 ? [then, commandBlock(commands)] : []),
    ...(first ? [variants(others.length + 1), commandBlock([`cp -r variants/${first}/. .`])] : []),
  ];
  return `${parts.join('\n\n')}\n`;
}
