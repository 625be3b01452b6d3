import siteStorage from '@generated/site-storage';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const themeKey = `theme${siteStorage.namespace}`;

if (ExecutionEnvironment.canUseDOM) {
  // `localStorage.clear()` in another tab sends one event whose key is null, but Docusaurus only
  // handles events with the key of the theme.
  window.addEventListener('storage', ({ key, storageArea }) => {
    if (key !== null) return;
    window.dispatchEvent(new StorageEvent('storage', { key: themeKey, storageArea }));
  });
}
