/**
 * What Docusaurus' links call to load pages ahead. Ours do not: `loadAhead.ts` decides instead.
 */
export default Object.freeze({ prefetch: () => false, preload: () => false });
