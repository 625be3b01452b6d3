declare const storageKey: string;
/** Every choice but npm, which is served; `src/theme/Tabs/styles.module.css` knows them. */
declare const values: readonly string[];

try {
  const value = localStorage.getItem(storageKey);
  if (value !== null && values.includes(value))
    document.documentElement.dataset.packageManager = value;
} catch {
  // Without storage nothing was chosen.
}
