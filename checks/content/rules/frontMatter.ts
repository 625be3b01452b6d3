import type { Locale } from '../../../src/site/locales';
import { frontMatterProblems } from '../../../src/content/frontMatter/problems';
import type { Check } from '../../base/check';
import { issuesAt, type Issue } from '../../base/issue';
import type { Content, Page } from '../content';

/** In characters: search engines cut longer descriptions and ignore much shorter ones. */
export const descriptionLength: Record<Locale, readonly [min: number, max: number]> = {
  en: [70, 160],
  zh: [30, 80],
};

function check(page: Page, others: readonly Page[]): Issue[] {
  const { file, locale, route, frontMatter, keyLines } = page;
  const { title, description, sidebar_label: label } = frontMatter;
  const problems = frontMatterProblems(frontMatter);
  const isMissing = (key: string) =>
    !frontMatter[key] && !problems.some(({ meant }) => meant === key);
  // TypeScript reports a language that the tables lack.
  const [min, max] = descriptionLength[locale] ?? [1, Infinity];
  const length = typeof description === 'string' ? [...description].length : min;
  const first = others.find((other) => other.frontMatter.description === description);
  const twin = others.find((other) => other.route === route);
  return [
    ...['title', 'description'].flatMap((key) =>
      issuesAt({ file, line: 1 }, [
        isMissing(key),
        `the front matter has no ${key}`,
        `Add "${key}: …".`,
      ]),
    ),
    ...problems.map(({ key, problem, fix }) => ({
      file,
      line: keyLines[key],
      message: `front matter: ${problem}`,
      fix,
    })),
    ...issuesAt(
      { file, line: keyLines.description },
      [
        description && (length < min || length > max),
        `the description has ${length} characters`,
        `Write ${min} to ${max} characters.`,
      ],
      [
        // Pages of a language that share it compete in search results.
        description && first,
        `the description is the same as in ${first?.file}`,
        'Say what is particular to this page.',
      ],
    ),
    ...issuesAt({ file, line: keyLines.slug }, [
      twin,
      `the URL ${route} is that of ${twin?.file}, too`,
      'Remove the slug, which makes the URL that of the file, or write another one.',
    ]),
    // Readers who follow an entry of the sidebar recognize the page by its title.
    ...issuesAt({ file, line: keyLines.sidebar_label }, [
      typeof title === 'string' &&
        typeof label === 'string' &&
        !title.toLowerCase().includes(label.toLowerCase()),
      `the sidebar_label "${String(label)}" is not a part of the title`,
      `Write a part of "${String(title)}".`,
    ]),
  ];
}

/**
 * Front matter has a title, a unique description of a useful length, a unique URL and only known
 * keys.
 */
export const frontMatter: Check<Content> = ({ pages }) =>
  pages.flatMap((page, index) =>
    check(
      page,
      pages.slice(0, index).filter(({ locale }) => locale === page.locale),
    ),
  );
