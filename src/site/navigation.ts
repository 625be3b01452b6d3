import { defaultLocale, localeCodes } from './locales';
import type { NavItem } from './types';

/** The pages below a path in all languages: `/guide/` → `^(/zh)?/guide/` */
function below(path: string): RegExp {
  const prefixes = localeCodes.filter((code) => code !== defaultLocale).map((code) => `/${code}`);
  return new RegExp(`^(${prefixes.join('|')})?${path}`);
}

/** Entries of the top navigation in all languages; the folders of `i18n/` translate their texts. */
export const nav: NavItem[] = [
  { text: 'Guide', link: '/guide/start/', activeMatch: below('/guide/') },
  { text: 'Config', link: '/config/', activeMatch: below('/config/') },
  { text: 'Blog', link: '/blog/', activeMatch: below('/blog/') },
];

/** An entry as Docusaurus' theme configuration has it; in the browser its label is translated. */
export interface NavbarItem extends Record<string, unknown> {
  label: string;
  /** Page of this site. */
  to?: string;
  /** URL elsewhere. */
  href?: string;
  /** Pathnames below which the entry is the current one. */
  activeBaseRegex?: string;
  tag?: string;
  /** Side of the bar; entries of a group have none. */
  position?: 'left' | 'right';
  items?: NavbarItem[];
}

function toEntry({ text, link, activeMatch, tag, items }: NavItem): NavbarItem {
  return {
    label: text,
    ...(link && { [link.startsWith('/') ? 'to' : 'href']: link }),
    ...(activeMatch && { activeBaseRegex: activeMatch.source }),
    ...(tag && { tag }),
    ...(items && { items: items.map(toEntry) }),
  };
}

/**
 * Turns an entry into Docusaurus' form. By default it is on the right; Docusaurus' default is left.
 */
export function toNavbarItem(item: NavItem): NavbarItem {
  return { ...toEntry(item), position: item.position ?? 'right' };
}
