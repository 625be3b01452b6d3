import { localeCodes, locales, type Locale } from '../../src/config/locales';
import { siteUrl } from '../../src/config/siteUrl';
import { routeTable } from '../routes/routeTable';

/** Origin that the site was built for. */
export const origin = siteUrl;

export interface PageRef {
  /** Canonical pathname, with the prefix of its language. */
  route: string;
  /** The same without prefix, as in the route table. */
  bare: string;
  locale: Locale;
  /** `en`, `zh-CN`. */
  language: string;
}

/** Root of a language, as Docusaurus' `baseUrl`: the default language has no prefix. */
export function baseOf(locale: Locale): string {
  return locale === 'en' ? '/' : `/${locale}/`;
}

/** Every page of the site in every language. */
export const pages: readonly PageRef[] = localeCodes.flatMap((locale) =>
  routeTable.map((bare) => ({
    route: baseOf(locale) + bare.slice(1),
    bare,
    locale,
    language: locales[locale].htmlLang,
  })),
);

/** File of a page below `build/`: `/zh/config/` → `zh/config/index.html`. */
export function fileOf(route: string): string {
  return `${route.slice(1)}${route.endsWith('/') ? 'index' : ''}.html`;
}

export const isPost = ({ bare }: PageRef): boolean => /^\/blog\/./.test(bare);
export const isDoc = ({ bare }: PageRef): boolean => /^\/(guide|config)\//.test(bare);
