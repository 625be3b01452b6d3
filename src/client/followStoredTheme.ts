import siteStorage from '@generated/site-storage';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { isTheme } from './stored';

const themeKey = `theme${siteStorage.namespace}`;

if (ExecutionEnvironment.canUseDOM) {
  // Of what another tab stores, Docusaurus ignores `localStorage.clear()`, whose one event has no
  // key, and takes any text for the light theme. Both mean the theme of the system.
  window.addEventListener('storage', (event) => {
    const { key, newValue, storageArea } = event;
    const isInvalid = key === themeKey && newValue !== null && !isTheme(newValue);
    if (key !== null && !isInvalid) return;
    event.stopImmediatePropagation();
    window.dispatchEvent(new StorageEvent('storage', { key: themeKey, storageArea }));
  });
}
