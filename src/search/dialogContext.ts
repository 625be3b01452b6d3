import { createContext, useContext } from 'react';

export interface SearchDialog {
  /** Opens the dialog with a query, if any; the focus returns to where it is now. */
  open: (query?: string) => void;
  /** Loads what the dialog needs: the reader is about to search. */
  prepare: () => void;
}

const nothing = () => undefined;

export const DialogContext = createContext<SearchDialog>({ open: nothing, prepare: nothing });

/** Returns what opens the search dialog of the site. */
export function useSearchDialog(): SearchDialog {
  return useContext(DialogContext);
}
