import { useThemeConfig } from '@docusaurus/theme-common';

/** Entry of the top navigation as the theme configuration carries it, its label translated. */
export interface NavItem {
  label: string;
  /** Page of this site. */
  to?: string;
  /** Address elsewhere. */
  href?: string;
  /** Pathnames below which the entry is the current one. */
  activeBaseRegex?: string;
  tag?: string;
  /** Side of the bar; entries of a group have none. */
  position?: 'left' | 'right';
  items?: NavItem[];
}

/** Entries of one side of the bar, or of both. */
export function useNavItems(side?: 'left' | 'right'): NavItem[] {
  const items = useThemeConfig().navbar.items as unknown as NavItem[];
  return items.filter(({ position }) => side === undefined || position === side);
}
