/**
 * Ids of the sections that list what can go wrong. They are the same in every language. A new page
 * uses the first; the others belong to older sections, whose anchors other sites link to.
 */
export const problemSections: ReadonlySet<string> = new Set([
  'troubleshooting',
  'pitfalls',
  'errors',
]);
