import type { Locale } from '../../../config/locales';
import { markdownPath } from '../../../lib/markdownPath';
import type { RenderedPage } from '../../readPages';
import type { PageGroup } from './groupPages';
import { texts } from './texts';

/** A page with its Markdown form. */
export interface MarkdownPage extends Pick<
  RenderedPage,
  'route' | 'url' | 'title' | 'description' | 'section'
> {
  markdown: string;
}

export interface LlmsFacts {
  locale: Locale;
  /** Name of the site. */
  title: string;
  /** Home page of the language; its description tells what the site is about. */
  home: MarkdownPage;
  groups: readonly PageGroup[];
  /** The same file in the other languages: name of the language and absolute address. */
  others: readonly { label: string; url: string }[];
}

/** Text of a link: brackets would end it. */
function linkTo(text: string, url: string): string {
  return `[${text.replace(/[[\]\\]/g, '\\$&')}](${url})`;
}

/**
 * The list of a language's pages for language models: name, summary, the pages' Markdown forms with their descriptions
 * (form: https://llmstxt.org/).
 */
export function buildLlms({ locale, title, home, groups, others }: LlmsFacts): string {
  const full = linkTo(texts[locale].full, new URL('llms-full.txt', home.url).href);
  const sections = groups.map(({ title: name, pages }) => {
    const items = pages.map((page) => {
      const link = linkTo(page.title, markdownPath(page.url));
      return page.description ? `- ${link}: ${page.description}` : `- ${link}`;
    });
    return `## ${name}\n\n${items.join('\n')}\n`;
  });
  const links = [full, ...others.map(({ label, url }) => linkTo(label, url))];
  return [
    `# ${title}\n`,
    `> ${home.description}\n`,
    `${links.map((link) => `- ${link}`).join('\n')}\n`,
    ...sections,
  ].join('\n');
}

/** All pages of a language in one file, the home page first. */
export function buildLlmsFull({ home, groups }: Pick<LlmsFacts, 'home' | 'groups'>): string {
  return [home, ...groups.flatMap(({ pages }) => pages)]
    .map(({ markdown }) => `---\n\n${markdown}`)
    .join('\n');
}
