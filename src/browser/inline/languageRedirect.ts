import { localeSet } from '../../config/locales';
import { storageKeys } from '../../config/storageKeys';
import { redirectTarget } from './redirectTarget';

function isFirstVisit(): boolean {
  try {
    if (localStorage.getItem(storageKeys.visited)) return false;
    localStorage.setItem(storageKeys.visited, '1');
    return true;
  } catch {
    // Where storage is blocked, every visit would look like the first one.
    return false;
  }
}

// The script of the not-found page hides the document when it is about to replace it.
if (!document.documentElement.hidden) {
  const target = redirectTarget({
    location,
    userAgent: navigator.userAgent,
    browserLanguage: navigator.language,
    isFirstVisit,
    set: localeSet,
  });
  if (target) location.replace(target);
}
