import { isDeepStrictEqual } from 'node:util';
import { localeCodes } from '../../../src/site/locales';
import { toolGroups } from '../../../src/site/tools';
import { withoutLocale } from '../../../src/site/localeUrl';
import type { Check } from '../../base/check';
import type { Issue } from '../../base/issue';
import { compareOrder, type Aspect } from '../compareOrder';
import { originalOf, type Content, type Page } from '../content';

/** The title of an included file is a label, in the reader's language. */
function withoutLabel(info: string): string {
  return info.includes(' file="') ? info.replace(/title="[^"]+"/, 'title') : info;
}

/** What all languages have in the same order. */
const ordered: readonly Aspect[] = [
  {
    name: 'heading',
    partsOf: ({ headings }) =>
      headings.map(({ depth, id, line }) => ({
        text: `${'#'.repeat(depth)} ${id === undefined ? '(no id)' : `{/* #${id} */}`}`,
        line,
      })),
  },
  {
    name: 'code block',
    partsOf: ({ fences }) =>
      fences.map(({ info, code, line }) => ({
        text: `\`\`\`${withoutLabel(info)}\n${code}`.trimEnd(),
        line,
      })),
  },
  {
    name: 'component',
    partsOf: ({ components }) => components.map(({ tag, line }) => ({ text: tag, line })),
  },
];

const familyOrigins = toolGroups.flatMap(({ links }) =>
  links.flatMap(({ urlEn }) => (urlEn ? [new URL(urlEn).origin] : [])),
);

/** The URL without the language, on the sites of the related tools, whose layout is the same. */
function withoutLanguage(url: string): string {
  const origin = familyOrigins.find((start) => url.startsWith(`${start}/`));
  if (!origin) return url;

  const path = url.slice(origin.length);
  return origin + localeCodes.reduce((rest, locale) => withoutLocale(rest, locale), path);
}

/** A translation has the same links, but may have them in another order. */
function compareLinks(page: Page, original: Page): Issue[] {
  const surplus = (links: Page['links'], others: Page['links']) => {
    const left = others.map(({ url }) => withoutLanguage(url));
    return links.filter(({ url }) => {
      const at = left.indexOf(withoutLanguage(url));
      if (at >= 0) left.splice(at, 1);

      return at < 0;
    });
  };
  return [
    ...surplus(original.links, page.links).map(({ url, line }) => ({
      file: page.file,
      message: `the link to ${url} of ${original.file}:${line} is missing`,
      fix: 'Add it.',
    })),
    ...surplus(page.links, original.links).map(({ url, line }) => ({
      file: page.file,
      line,
      message: `${original.file} has no such link to ${url}`,
      fix: 'Correct it, or add it there.',
    })),
  ];
}

/** Front matter that is a text, in the reader's language. */
const translated = new Set(['title', 'description', 'sidebar_label', 'search_words']);

function compareFrontMatter(page: Page, original: Page): Issue[] {
  const keys = new Set([...Object.keys(page.frontMatter), ...Object.keys(original.frontMatter)]);
  return [...keys]
    .filter((key) => !translated.has(key))
    .filter((key) => !isDeepStrictEqual(page.frontMatter[key], original.frontMatter[key]))
    .map((key) => ({
      file: page.file,
      line: page.keyLines[key],
      message:
        `front matter: "${key}" is ${JSON.stringify(page.frontMatter[key]) ?? 'absent'}, ` +
        `but ${JSON.stringify(original.frontMatter[key]) ?? 'absent'} in ${original.file}`,
      fix: 'Make them the same.',
    }));
}

/** All languages of a page have the same headings, code, components, links and front matter. */
export const sameStructure: Check<Content> = ({ pages }, found) =>
  pages.flatMap((page) => {
    const original = originalOf(page, pages);
    if (!original || page === original) return [];

    // What follows from another mistake isn't reported, too.
    const isWrong = (rule: 'links' | 'imports' | 'frontMatter' | 'posts') =>
      found[rule]?.some(({ file }) => [page.file, original.file].includes(file));
    return [
      ...ordered
        .filter(({ name }) => name !== 'component' || !isWrong('imports'))
        .flatMap((aspect) => compareOrder(aspect, page, original)),
      ...(isWrong('links') ? [] : compareLinks(page, original)),
      ...(isWrong('frontMatter') || isWrong('posts') ? [] : compareFrontMatter(page, original)),
    ];
  });
