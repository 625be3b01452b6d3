import { defaultLocale } from '../../../src/site/locales';
import type { Check } from '../../base/check';
import type { Content } from '../content';
import { contentFolders } from '../sources';

const nameOf = (path: string) => path.replace(/\.mdx?$/, '');

/** Every page exists in every language; otherwise Docusaurus silently shows the English page. */
export const mirror: Check<Content> = ({ sources }) =>
  contentFolders.flatMap(({ kind, locale, folder }) => {
    const original = contentFolders.find(
      (other) => other.kind === kind && other.locale === defaultLocale,
    );
    if (!original || locale === defaultLocale) return [];

    const pathsIn = (language: string) =>
      sources
        .filter((source) => source.kind === kind && source.locale === language)
        .map(({ path }) => path);
    const [paths, originals] = [pathsIn(locale), pathsIn(defaultLocale)];
    const missing = originals.filter((path) => !paths.includes(path));
    const left = paths.filter((path) => !originals.includes(path));
    const twin = (path: string, others: readonly string[]) =>
      others.find((other) => nameOf(path) === nameOf(other));
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
