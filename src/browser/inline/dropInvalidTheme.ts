const themes = ['light', 'dark'];

/**
 * Removes an invalid stored theme, so that the theme of the system applies.
 *
 * @param storage a function, because reading `window.localStorage` throws where storage is blocked
 */
export function dropInvalidTheme(storage: () => Storage, key: string): void {
  try {
    const stored = storage().getItem(key);
    if (stored !== null && !themes.includes(stored)) storage().removeItem(key);
  } catch {
    // Storage is blocked, so there is no stored theme.
  }
}
