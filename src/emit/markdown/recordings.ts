import type { Element } from 'hast';
import { h } from 'hastscript';
import type { MarkdownOptions } from './handlers';
import { recordingsPath } from '../../site/markdownPath';
import { texts } from './texts';
import { toMarkdown } from './toMarkdown';

/**
 * Builds the Markdown file of all recorded builds of an example, each below a heading. The Markdown
 * of a page contains only the first build and a link to this file, because all builds would be
 * longer than the rest of the page.
 *
 * @param builds one `<details>` per build
 */
export function recordingsToMarkdown(
  example: string,
  builds: readonly Element[],
  options: MarkdownOptions,
): string {
  const title = texts[options.locale].recordings(example);
  const sections = builds.flatMap(({ children: [summary, ...content] }) => [
    h('h2', (summary as Element).children),
    ...content,
  ]);
  const url = recordingsPath(example, options.home);
  const article = h('article', sections);
  return toMarkdown({ title, description: '', url, article, recordings: new Map() }, options);
}
