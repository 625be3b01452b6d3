import fs from 'node:fs';
import path from 'node:path';
import { pageRule } from '../pageRule';

/** The icons that a page links to exist. */
export const icons = pageRule(
  'Add the file below static/, or correct headTags in docusaurus.config.ts.',
  ({ head }, { dir }) =>
    head.links
      .filter(({ rel = '' }) => /(^|-)icon$/.test(rel))
      .filter(({ href = '' }) => !fs.existsSync(path.join(dir, href)))
      .map(({ href }) => `the icon ${href} is missing`),
);
