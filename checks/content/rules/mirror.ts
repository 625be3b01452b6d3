import { defaultLocale } from '../../../src/site/locales';
import type { Check } from '../../base/check';
import type { Content } from '../content';
import { contentFolders } from '../sources';

/** Every page exists in every language; otherwise Docusaurus silently shows the English page. */
export const mirror: Check<Content> = ({ sources }) =>
  contentFolders.flatMap(({ kind, locale, folder }) => {
    const original = contentFolders.find(
      (other) => other.kind === kind && other.locale === defaultLocale,
    )!;
    const pathsIn = (language: string) =>
      sources
        .filter((source) => source.kind === kind && source.locale === language)
        .map(({ path }) => path);
    const [paths, originals] = [pathsIn(locale), pathsIn(defaultLocale)];
    return [
      ...originals
        .filter((path) => !paths.includes(path))
        .map((path) => ({
          file: `${original.folder}/${path}`,
          message: `the page has no translation into "${locale}"`,
          fix: `Write ${folder}/${path}.`,
        })),
      ...paths
        .filter((path) => !originals.includes(path))
        .map((path) => ({
          file: `${folder}/${path}`,
          message: 'the translated page has no original',
          fix: `Delete it, or write ${original.folder}/${path}.`,
        })),
    ];
  });
