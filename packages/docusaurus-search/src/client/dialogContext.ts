import { createContext, useContext } from 'react';
import type { Location } from 'history';

export interface SearchControls {
  /** Opens the dialog with a query, if any; the focus returns to where it is now. */
  open: (query?: string) => void;
  /** Loads what the dialog needs: the reader is about to search. */
  prepare: () => void;
  /** Is told the location of each page that is shown. */
  follow: (location: Location) => void;
}

const nothing = () => undefined;

const unhosted: SearchControls = {
  open: nothing,
  prepare: nothing,
  follow: nothing,
};

/** Undefined outside of a `SearchHost`. */
export const DialogContext = createContext<SearchControls | undefined>(undefined);

/** Returns what opens the search dialog of the site. */
export function useSearchDialog(): SearchControls {
  return useContext(DialogContext) ?? unhosted;
}
