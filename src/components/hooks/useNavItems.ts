import { useThemeConfig } from '@docusaurus/theme-common';
import type { NavbarItem } from '@site/src/site/navigation';

/** Items of one side of the navbar, or of both. */
export function useNavItems(side?: 'left' | 'right'): NavbarItem[] {
  const items = useThemeConfig().navbar.items as unknown as NavbarItem[];
  return items.filter(({ position }) => side === undefined || position === side);
}
