import { useThemeConfig } from '@docusaurus/theme-common';
import type { NavbarItem } from '@site/src/config/navigation';

export type NavItem = NavbarItem;

/** Items of one side of the navbar, or of both. */
export function useNavItems(side?: 'left' | 'right'): NavItem[] {
  const items = useThemeConfig().navbar.items as unknown as NavItem[];
  return items.filter(({ position }) => side === undefined || position === side);
}
