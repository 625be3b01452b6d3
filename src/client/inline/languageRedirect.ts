import { storageKeys } from '../../site/storageKeys';
import { readStored, store } from '../stored';
import { redirectTarget } from './redirectTarget';

/** Where storage is blocked, every visit would look like the first one. */
function isFirstVisit(): boolean {
  const { visited } = storageKeys;
  const isKnown = readStored('localStorage', visited, (text) => text === '1');
  return !isKnown && store('localStorage', visited, '1');
}

// The script of the not-found page hides the document when it is about to replace it.
if (!document.documentElement.hidden) {
  const target = redirectTarget({
    location,
    userAgent: navigator.userAgent,
    browserLanguage: navigator.language,
    isFirstVisit,
  });
  if (target) location.replace(target);
}
