import type { ThemeConfig } from '@docusaurus/preset-classic';
import { site } from './site';

const { light, dark } =
  typeof site.logo === 'string' ? { light: site.logo, dark: site.logo } : site.logo;

/** Top navigation (specification section 2.2); labels are translated in `i18n/zh`. */
export const navigation = {
  title: site.logoText,
  logo: { alt: '', src: light, srcDark: dark, width: 32, height: 32 },
  // An entry that names no side stands on the right (specification section 3); Docusaurus would put it on the left.
  items: [
    { label: 'Guide', to: '/guide/start/', activeBaseRegex: '^(/zh)?/guide/' },
    { label: 'Config', to: '/config/', activeBaseRegex: '^(/zh)?/config/' },
    { label: 'Blog', to: '/blog/', activeBaseRegex: '^(/zh)?/blog/' },
  ].map((item) => ({ position: 'right', ...item })),
} satisfies ThemeConfig['navbar'];
