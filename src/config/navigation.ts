import type { ThemeConfig } from '@docusaurus/preset-classic';
import { site } from './site';

const { light, dark } =
  typeof site.logo === 'string' ? { light: site.logo, dark: site.logo } : site.logo;

/** Top navigation (specification section 2.2); labels are translated in `i18n/zh`. */
export const navigation = {
  title: site.logoText,
  logo: { alt: '', src: light, srcDark: dark, width: 32, height: 32 },
  items: [
    { label: 'Guide', to: '/guide/start/', activeBaseRegex: '^(/zh)?/guide/', position: 'right' },
    { label: 'Config', to: '/config/', activeBaseRegex: '^(/zh)?/config/', position: 'right' },
    { label: 'Blog', to: '/blog/', activeBaseRegex: '^(/zh)?/blog/', position: 'right' },
  ],
} satisfies ThemeConfig['navbar'];
