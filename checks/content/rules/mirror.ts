import { defaultLocale, localeCodes } from '../../../src/site/locales';
import type { Check } from '../../base/check';
import type { Content } from '../content';
import { folderOf } from '../sources';

/** Every page exists in every language; otherwise Docusaurus silently shows the English page. */
export const mirror: Check<Content> = ({ sources }) => {
  const files = new Set(sources.map(({ file }) => file));
  return sources.flatMap(({ file, kind, path, locale }) =>
    (locale === defaultLocale ? localeCodes : [defaultLocale])
      .map((code) => ({ code, other: `${folderOf(kind, code)}/${path}` }))
      .filter(({ other }) => !files.has(other))
      .map(({ code, other }) => ({
        file,
        ...(locale === defaultLocale
          ? { message: `the page has no translation into "${code}"`, fix: `Write ${other}.` }
          : { message: 'the page has no original', fix: `Delete it, or write ${other}.` }),
      })),
  );
};
