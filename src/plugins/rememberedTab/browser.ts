declare const storageKey: string;

try {
  const value = localStorage.getItem(storageKey);
  // The page is served with npm; src/theme/Tabs/styles.module.css knows the others.
  if (value && value !== 'npm') document.documentElement.dataset.packageManager = value;
} catch {
  // Without storage nothing was chosen.
}
