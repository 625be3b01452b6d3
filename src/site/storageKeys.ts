/** Keys of the site in the browser's local and session storage. */
export const storageKeys = {
  /** Set at the first visit, so that the language redirect happens only once. */
  visited: 'rslib-visited',
  /** Scroll positions of the entries of this tab's history. */
  positions: 'rslib-positions',
  /** Start of the keys of the chosen tabs; the `groupId` of the tabs follows. */
  tab: 'rslib-tab-',
} as const;
