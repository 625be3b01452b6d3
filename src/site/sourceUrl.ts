import { localeRecords } from './localeRecords';
import { defaultLocale, type Locale } from './locales';
import { site } from './site';

/**
 * URL at which the source of a page in its language can be edited.
 *
 * @param contentPath path below the content folder, `guide/start/index.mdx`
 * @returns `undefined` where the owner configured no repository or no link text
 */
export function sourceUrl(
  content: 'docs' | 'blog',
  contentPath: string,
  locale: string,
): string | undefined {
  const { docRepoBaseUrl, text } = {
    ...site.theme.editLink,
    ...localeRecords[locale as Locale].editLink,
  };
  if (!docRepoBaseUrl || !text) return undefined;
  const plugin = `docusaurus-plugin-content-${content}`;
  const translated = content === 'docs' ? `${plugin}/current` : plugin;
  const folder = locale === defaultLocale ? content : `i18n/${locale}/${translated}`;
  return `${docRepoBaseUrl}/${folder}/${contentPath}`;
}
