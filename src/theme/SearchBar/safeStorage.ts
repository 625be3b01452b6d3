/**
 * Lets the dialog work where the browser forbids local storage: its library reads `window.localStorage` unguarded, and
 * reading throws there. As `null` it counts as missing, and searches are simply not remembered.
 */
export function allowMissingStorage(target: Window = window): void {
  try {
    void target.localStorage;
  } catch {
    Object.defineProperty(target, 'localStorage', { value: null, configurable: true });
  }
}
