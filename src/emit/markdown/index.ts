import type { Props } from '@docusaurus/types';
import { homeOf, localeCodes, locales, type Locale } from '../../site/locales';
import { markdownPath, recordingsPath } from '../../site/markdownPath';
import type { RenderedPage } from '../readPages';
import type { SidebarEntry } from '../sections';
import { writeOutput } from '../writeOutput';
import type { MarkdownOptions } from './handlers';
import { buildLlms, buildLlmsFull, groupPages } from './llms';
import { recordingsToMarkdown, toMarkdown } from './toMarkdown';

/**
 * Emits the Markdown form of the site: a file beside each page, a file with all recorded builds for
 * each output explorer, and the lists of pages, `llms.txt` and `llms-full.txt`.
 */
export async function emitMarkdown(
  pages: readonly RenderedPage[],
  sidebar: readonly SidebarEntry[],
  site: Props,
): Promise<void> {
  const { baseUrl, i18n, codeTranslations } = site;
  const { url: origin, title } = site.siteConfig;
  const locale = i18n.currentLocale as Locale;
  const options: MarkdownOptions = {
    locale,
    home: origin + baseUrl,
    translations: codeTranslations,
  };
  const write = (pathname: string, text: string) => writeOutput(pathname, text, site);

  const withMarkdown = pages.map((page) => ({ ...page, markdown: toMarkdown(page, options) }));
  for (const { route, markdown } of withMarkdown) await write(markdownPath(route), markdown);
  for (const [example, builds] of new Map(pages.flatMap(({ recordings }) => [...recordings])))
    await write(recordingsPath(example, baseUrl), recordingsToMarkdown(example, builds, options));

  const home = withMarkdown.find(({ route }) => route === baseUrl);
  if (!home) throw new Error(`${baseUrl} has no page: llms.txt would have no summary.`);
  const groups = groupPages(
    withMarkdown.filter((page) => page !== home),
    sidebar,
  );
  const others = localeCodes
    .filter((each) => each !== locale)
    .map((each) => ({
      label: locales[each].label,
      url: `${origin}${homeOf(each)}llms.txt`,
    }));
  await write(`${baseUrl}llms.txt`, buildLlms({ locale, title, home, groups, others }));
  await write(`${baseUrl}llms-full.txt`, buildLlmsFull({ home, groups }));
}
