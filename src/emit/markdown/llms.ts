import type { Locale } from '../../site/locales';
import { markdownPath } from '../../site/markdownPath';
import type { Article } from '../article';
import type { RenderedPage } from '../readPages';
import type { SidebarEntry } from '../sections';
import { linkTo } from './linkTo';
import { texts } from './texts';

/** A page with its Markdown form. */
export type MarkdownPage = Omit<RenderedPage, keyof Article | 'head'> & { markdown: string };

/**
 * Groups pages by section in the order of the sidebars; pages in no sidebar (the blog) come last.
 */
export function groupPages(pages: readonly MarkdownPage[], sidebar: readonly SidebarEntry[]) {
  const order = sidebar.flatMap(({ routes }) => routes);
  const place = ({ route }: MarkdownPage) => {
    const at = order.indexOf(route);
    return at < 0 ? order.length : at;
  };
  const groups = new Map<string, MarkdownPage[]>();
  for (const page of [...pages].sort((a, b) => place(a) - place(b)))
    groups.set(page.section, [...(groups.get(page.section) ?? []), page]);

  return [...groups].map(([title, members]) => ({ title, pages: members }));
}

export interface LlmsFacts {
  locale: Locale;
  /** Name of the site. */
  title: string;
  /** Home page of the language, whose description is the summary of the list. */
  home: MarkdownPage;
  groups: ReturnType<typeof groupPages>;
  /** The same file in the other languages: name of the language and absolute URL. */
  others: readonly { label: string; url: string }[];
}

/**
 * Builds a language's list of pages for language models, with the site's name and summary, and
 * links to the pages' Markdown forms with their descriptions. The format is that of
 * https://llmstxt.org/.
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
