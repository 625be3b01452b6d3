type Area = 'localStorage' | 'sessionStorage';

/**
 * Reads what is stored under a key, maybe by another script or another version of the site.
 *
 * @param parse returns undefined or throws if a text is not what the key is for
 * @returns undefined if there is nothing valid, or storage is blocked
 */
export function readStored<T>(area: Area, key: string, parse: (text: string) => T): T | undefined {
  try {
    const text = globalThis[area].getItem(key);
    if (text !== null) return parse(text);
  } catch {
    // As if nothing were stored
  }
}

/** Stores a text, and returns whether storage is neither blocked nor full. */
export function store(area: Area, key: string, text: string): boolean {
  try {
    globalThis[area].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
