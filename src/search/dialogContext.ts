import { createContext, useContext } from 'react';
import type { Location } from 'history';

export interface SearchDialog {
  /** Opens the dialog with a query, if any; the focus returns to where it is now. */
  open: (query?: string) => void;
  /** Loads what the dialog needs: the reader is about to search. */
  prepare: () => void;
  /** Is told the location of each page that is shown. */
  follow: (location: Location) => void;
}

const nothing = () => undefined;

export const DialogContext = createContext<SearchDialog>({
  open: nothing,
  prepare: nothing,
  follow: nothing,
});

/** Returns what opens the search dialog of the site. */
export function useSearchDialog(): SearchDialog {
  return useContext(DialogContext);
}
