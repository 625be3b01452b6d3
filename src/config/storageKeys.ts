/** Keys of what the site remembers in the reader's browser (specification section 9, "Storage keys"). */
export const storageKeys = {
  /** Set at the first visit: the language redirect happens once. */
  visited: 'rslib-visited',
  /** How far pages of this tab were scrolled when they were left, for the way back to them. */
  places: 'rslib-places',
} as const;
