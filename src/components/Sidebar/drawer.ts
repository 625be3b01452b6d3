import { createContext, useContext } from 'react';

/** Id of the sidebar's element; there is at most one. */
export const sidebarId = 'sidebar';

export interface Drawer {
  open: boolean;
  setOpen: (open: boolean) => void;
}

/** State of the drawer that the sidebar is on narrow screens; `null` on pages without sidebar. */
export const DrawerContext = createContext<Drawer | null>(null);

/** `null` without a sidebar: the bar then offers no button for the drawer. */
export function useDrawer(): Drawer | null {
  return useContext(DrawerContext);
}
