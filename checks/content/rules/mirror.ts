import { defaultLocale } from '../../../src/site/locales';
import type { Check } from '../../base/check';
import type { Content } from '../content';
import { contentFolders } from '../sources';

/** Every page exists in every language; otherwise Docusaurus silently shows the English page. */
export const mirror: Check<Content> = {
  name: 'content/mirror',
  run({ sources }) {
    const files = new Set(sources.map(({ file }) => file));
    return contentFolders.flatMap(({ kind, locale, folder }) => {
      const original = contentFolders.find(
        (other) => other.kind === kind && other.locale === defaultLocale,
      );
      if (!original || locale === defaultLocale) return [];

      const pathsBelow = (parent: string) =>
        [...files]
          .filter((file) => file.startsWith(`${parent}/`))
          .map((file) => file.slice(parent.length + 1));
      const missing = pathsBelow(original.folder).filter((path) => !files.has(`${folder}/${path}`));
      const left = pathsBelow(folder).filter((path) => !files.has(`${original.folder}/${path}`));
      const twin = (path: string, others: readonly string[]) =>
        others.find((other) => path.replace(/\.mdx?$/, '') === other.replace(/\.mdx?$/, ''));
      return [
        ...missing.map((path) => {
          const other = twin(path, left);
          return {
            file: `${original.folder}/${path}`,
            message: other
              ? `the translation ${folder}/${other} has another extension`
              : `the page has no translation into "${locale}"`,
            fix: other ? 'Rename one of them.' : `Write ${folder}/${path}.`,
          };
        }),
        ...left
          .filter((path) => !twin(path, missing))
          .map((path) => ({
            file: `${folder}/${path}`,
            message: 'the translated page has no original',
            fix: `Delete it, or write ${original.folder}/${path}.`,
          })),
      ];
    });
  },
};
