import { product } from './product';
import type { SiteConfig } from './types';

/**
 * The facts of the site that its owner may change. The languages are in `locales.ts`, what differs
 * between them in `localeRecords.ts`, the entries of the navbar in `navigation.ts`, the search in
 * `search.ts`. A wrong value stops the build: `types.ts` says what is allowed.
 */
export const site: SiteConfig = {
  url: 'https://rslib.rs',
  base: '/',
  title: product.name,
  tagline: `${product.bundler}-based library development tool`,
  icon: '/img/favicon.svg',
  logo: { light: '/img/logo-light.svg', dark: '/img/logo-dark.svg' },
  logoText: product.name,
  multiVersion: { default: '', versions: [] },
  markdown: { showLineNumbers: false, defaultWrapCode: false },
  route: { cleanUrls: true, exclude: ['**/shared/**'] },
  theme: {
    darkMode: true,
    enableAppearanceAnimation: true,
    enableContentAnimation: false,
    fallbackHeadingTitle: true,
    hideNavbar: 'auto',
    localeRedirect: 'auto',
    enableScrollToTop: true,
    lastUpdated: true,
    editLink: {
      docRepoBaseUrl: `${product.repository}/tree/main/website`,
      text: 'Edit this page on GitHub',
    },
    socialLinks: [
      { icon: 'github', mode: 'link', content: product.repository },
      { icon: 'x', mode: 'link', content: 'https://x.com/rspack_dev' },
      { icon: 'discord', mode: 'link', content: 'https://discord.gg/79ZZ66GH9E' },
    ],
    search: true,
  },
};
