import type { Location } from 'history';

/**
 * Takes a location as it is. Docusaurus would trim white space off its path and drop `.html`, so that an unknown path such
 * as `/%20` would show a page over the served `404.html`. Spellings that do mean a page are corrected before the router
 * starts: see `src/browser/canonicalizeUrl.ts`.
 */
export default function normalizeLocation(location: Location): Location {
  return location;
}
