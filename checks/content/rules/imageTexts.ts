import { missingGlyphs } from '../../../src/emit/socialImage/renderer';
import type { Check } from '../../base/check';
import type { Content } from '../content';

/** The fonts of the images for shared links have the characters of titles and descriptions. */
export const imageTexts: Check<Content> = async ({ pages }) => {
  const texts = pages.flatMap(({ file, frontMatter, keyLines }) =>
    ['title', 'description'].flatMap((key) => {
      const text = frontMatter[key];
      const isDrawn = typeof text === 'string' && !('image' in frontMatter);
      return isDrawn ? [{ file, line: keyLines[key], key, text }] : [];
    }),
  );
  const missing = new Set(await missingGlyphs(texts.map(({ text }) => text).join('')));
  return texts.flatMap(({ file, line, key, text }) => {
    const characters = [...new Set(text)].filter((each) => missing.has(each)).join('');
    const message = `the image of the page cannot show "${characters}" of its ${key}`;
    const fix = 'Write it without, or set another "image" in the front matter.';
    return characters ? [{ file, line, message, fix }] : [];
  });
};
