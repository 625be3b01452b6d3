import { missingGlyphs } from '../../../src/emit/socialImage/renderer';
import type { Check } from '../../base/check';
import type { Issue } from '../../base/issue';
import type { Content, Page } from '../content';

const keys = ['title', 'description'] as const;

function textOf({ frontMatter }: Page, key: (typeof keys)[number]): string {
  const value = frontMatter[key];
  return typeof value === 'string' ? value : '';
}

function check(page: Page, missing: ReadonlySet<string>): Issue[] {
  const { file, keyLines } = page;
  if ('image' in page.frontMatter) return [];

  return keys.flatMap((key) => {
    const characters = [...new Set(textOf(page, key))].filter((character) =>
      missing.has(character),
    );
    return characters.length === 0
      ? []
      : [
          {
            file,
            line: keyLines[key],
            message: `the image of the page cannot show "${characters.join('')}" of its ${key}`,
            fix: 'Write it without, or set another "image" in the front matter.',
          },
        ];
  });
}

/** The fonts of the images for shared links have the characters of titles and descriptions. */
export const imageTexts: Check<Content> = {
  name: 'content/imageTexts',
  async run({ pages }) {
    const texts = pages.flatMap((page) => keys.map((key) => textOf(page, key)));
    const missing = new Set(await missingGlyphs(texts.join('')));
    return pages.flatMap((page) => check(page, missing));
  },
};
