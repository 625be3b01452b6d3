/**
 * Dependencies of every page, relative to the site: the Markdown transforms with what they import,
 * the facts of the options, and the settings for code. They are whole folders, because transforms
 * have no access to the bundler and so cannot register what they read.
 */
export const shared: readonly string[] = [
  'src/content/remark',
  'src/content/examples',
  'src/site/options',
  'src/site/site.ts',
  'src/site/closest.ts',
  'src/site/problemSections.ts',
];
