import { createContext } from 'react';

/** Id of the sidebar's element; there is at most one. */
export const sidebarId = 'sidebar';

export interface Drawer {
  open: boolean;
  setOpen: (open: boolean) => void;
}

/** State of the drawer (the sidebar on narrow screens); `null` on pages without a sidebar. */
export const DrawerContext = createContext<Drawer | null>(null);
