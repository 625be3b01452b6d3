import type { Location } from 'history';

/**
 * Returns a location unchanged. Docusaurus would trim white space and `.html` off its path, so an
 * unknown path such as `/%20` would render a page in place of the prerendered `404.html`. Variants
 * of the URL of a page are corrected before the router starts: see
 * `src/browser/canonicalizeUrl.ts`.
 */
export default function normalizeLocation(location: Location): Location {
  return location;
}
