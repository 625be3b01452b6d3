import type { Check } from '../../base/check';
import type { Site } from '../site';

/** The built site has exactly the pages that the content defines. */
export const builtPages: Check<Site> = ({ expected, pages, htmlFiles }) => {
  const missing = expected.filter(({ file }) => !pages.some((page) => page.file === file));
  const unexpected = htmlFiles.filter((file) => !expected.some((page) => page.file === file));
  return [
    ...missing.map(({ file, route, source }) => ({
      file: source?.file ?? 'src/pages',
      message: `the page ${route} was not built as ${file}`,
      fix: 'Build again: npm run build.',
    })),
    ...unexpected.map((file) => ({
      file,
      message: 'the page has no source',
      fix: 'Build again: npm run build. If it is still there, find the plugin that adds it.',
    })),
  ];
};
