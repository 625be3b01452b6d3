import { product } from './product';
import type { SiteConfig } from './types';

/**
 * The facts of the site that its owner may change (specification section 3, "Site config").
 * A wrong value stops the build: see `validateSiteConfig`.
 */
export const site: SiteConfig = {
  url: 'https://rslib.rs',
  title: product.name,
  tagline: `${product.bundler}-based library development tool`,
  icon: '/img/favicon.svg',
  logo: { light: '/img/logo-light.svg', dark: '/img/logo-dark.svg' },
  logoText: product.name,
  multiVersion: { default: '', versions: [] },
  markdown: { showLineNumbers: false, defaultWrapCode: false },
  theme: {
    darkMode: true,
    enableAppearanceAnimation: true,
    hideNavbar: 'auto',
    localeRedirect: 'auto',
    enableScrollToTop: true,
    lastUpdated: true,
    editLink: {
      docRepoBaseUrl: `${product.repository}/tree/main/website`,
      text: true,
    },
    socialLinks: [
      { icon: 'github', mode: 'link', content: product.repository },
      { icon: 'x', mode: 'link', content: 'https://x.com/rspack_dev' },
      { icon: 'discord', mode: 'link', content: 'https://discord.gg/79ZZ66GH9E' },
    ],
  },
};
