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

/** Outside of a `SearchHost`, where there is no dialog. */
export const unhosted: SearchControls = { open: nothing, prepare: nothing, follow: nothing };

export const DialogContext = createContext(unhosted);

/** Returns what opens the search dialog of the site. */
export const useSearchDialog = () => useContext(DialogContext);
