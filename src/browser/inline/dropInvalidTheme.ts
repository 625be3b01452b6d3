const themes = ['light', 'dark'];

/**
 * Removes a stored colour theme that is none, so that it counts as absent, which means `auto` (reading 4).
 *
 * @param storage asked for late: where storage is forbidden, already the asking throws
 */
export function dropInvalidTheme(storage: () => Storage, key: string): void {
  try {
    const stored = storage().getItem(key);
    if (stored !== null && !themes.includes(stored)) storage().removeItem(key);
  } catch {
    // Without storage there is no choice to remember.
  }
}
