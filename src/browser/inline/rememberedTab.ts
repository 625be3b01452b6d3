declare const storageKey: string;
/**
 * All package managers but npm, whose tab is prerendered; styles.module.css of the tabs lists them.
 */
declare const values: readonly string[];

try {
  const value = localStorage.getItem(storageKey);
  if (value !== null && values.includes(value))
    document.documentElement.dataset.packageManager = value;
} catch {
  // Storage is blocked, so there is no stored choice.
}
