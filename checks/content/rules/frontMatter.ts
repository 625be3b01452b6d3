import type { Locale } from '../../../src/site/locales';
import { frontMatterProblems } from '../../../src/content/frontMatter/checkFrontMatter';
import type { Check } from '../../base/check';
import type { Issue } from '../../base/issue';
import type { Content, Page } from '../content';

/** In characters: search engines cut longer descriptions and ignore much shorter ones. */
export const descriptionLength: Record<Locale, readonly [min: number, max: number]> = {
  en: [70, 160],
  zh: [30, 80],
};

function checkTexts({ file, locale, frontMatter, keyLines }: Page): Issue[] {
  const misspelled = frontMatterProblems(frontMatter).map(({ meant }) => meant);
  const missing = ['title', 'description'].filter(
    (key) => !frontMatter[key] && !misspelled.includes(key),
  );
  const [min, max] = descriptionLength[locale];
  const { description } = frontMatter;
  const length = typeof description === 'string' ? [...description].length : min;
  return [
    ...missing.map((key) => ({
      file,
      line: 1,
      message: `the front matter has no ${key}`,
      fix: `Add "${key}: …".`,
    })),
    ...(description && (length < min || length > max)
      ? [
          {
            file,
            line: keyLines.description,
            message: `the description has ${length} characters`,
            fix: `Write ${min} to ${max} characters.`,
          },
        ]
      : []),
  ];
}

/** Readers who follow an entry of the sidebar recognize the page by its title. */
function checkLabel({ file, frontMatter, keyLines }: Page): Issue[] {
  const { title, sidebar_label: label } = frontMatter;
  if (typeof title !== 'string' || typeof label !== 'string') return [];

  return title.toLowerCase().includes(label.toLowerCase())
    ? []
    : [
        {
          file,
          line: keyLines.sidebar_label,
          message: `the sidebar_label "${label}" is not a part of the title`,
          fix: `Write a part of "${title}".`,
        },
      ];
}

function checkKeys({ file, frontMatter, keyLines }: Page): Issue[] {
  return frontMatterProblems(frontMatter).map(({ key, problem, fix }) => ({
    file,
    line: keyLines[key],
    message: `front matter: ${problem}`,
    fix,
  }));
}

/** Pages of a language that share a description compete in search results. */
function checkUnique(pages: readonly Page[]): Issue[] {
  return pages.flatMap(({ file, locale, frontMatter, keyLines }, index) => {
    const { description } = frontMatter;
    const first = pages
      .slice(0, index)
      .find((page) => page.locale === locale && page.frontMatter.description === description);
    return first && description
      ? [
          {
            file,
            line: keyLines.description,
            message: `the description is the same as in ${first.file}`,
            fix: 'Say what is particular to this page.',
          },
        ]
      : [];
  });
}

/** Front matter has a title, a unique description of a useful length and only known keys. */
export const frontMatter: Check<Content> = {
  name: 'content/frontMatter',
  run: ({ pages }) => [
    ...pages.flatMap((page) => [...checkTexts(page), ...checkLabel(page), ...checkKeys(page)]),
    ...checkUnique(pages),
  ],
};
