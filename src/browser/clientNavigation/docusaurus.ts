/**
 * What Docusaurus' links call: `prefetch` for every link in view, which can be dozens of pages, and
 * `preload` as soon as the pointer touches one. `loadAhead.ts` decides instead.
 */
export default Object.freeze({ prefetch: () => false, preload: () => false });
