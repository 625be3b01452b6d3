import type { Check } from '../../base/check';
import type { Site } from '../site';

/** The pages of the built site are those that the content asks for. */
export const builtPages: Check<Site> = {
  name: 'site/builtPages',
  run({ expected, pages, htmlFiles }) {
    const missing = expected.filter(({ file }) => !pages.some((page) => page.file === file));
    const strange = htmlFiles.filter((file) => !expected.some((page) => page.file === file));
    return [
      ...missing.map(({ file, route, source }) => ({
        file: source?.file ?? 'src/pages',
        message: `the page ${route} was not built as ${file}`,
        fix: 'Build again: npm run build.',
      })),
      ...strange.map((file) => ({
        file,
        message: 'the page has no source',
        fix: 'Build again: npm run build. If it stays, find the plugin that adds it.',
      })),
    ];
  },
};
