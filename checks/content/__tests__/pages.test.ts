import { parsePage } from '../parsePage';
import { contentFolders, markdownFiles, read } from '../sources';

const pages = contentFolders.flatMap(({ en, zh }) =>
  (
    [
      ['en', en],
      ['zh', zh],
    ] as const
  ).flatMap(([locale, folder]) =>
    markdownFiles(folder).map((file) => ({ locale, path: `${folder}/${file}` })),
  ),
);

/** Search engines cut descriptions beyond these lengths and ignore much shorter ones. */
const descriptionLength = { en: [70, 160], zh: [30, 80] } as const;

describe.each(pages)('$path', ({ locale, path }) => {
  const { frontMatter, headings, links } = parsePage(read(path));

  test('has title and description of a useful length', () => {
    const [min, max] = descriptionLength[locale];
    expect(frontMatter).toMatchObject({
      title: expect.any(String) as string,
      description: expect.any(String) as string,
    });
    const { length } = frontMatter.description as string;
    expect(length).toBeGreaterThanOrEqual(min);
    expect(length).toBeLessThanOrEqual(max);
  });

  test('leaves the level-1 heading to the title', () => {
    expect(headings.filter(({ depth }) => depth === 1)).toEqual([]);
  });

  test('has explicit, unique ids on headings of the outline', () => {
    const missing = headings.filter(({ id }) => id === undefined);
    expect(missing.map(({ line, text }) => `${path}:${line} ${text}`)).toEqual([]);
    const ids = headings.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('skips no heading level', () => {
    const jumps = headings.filter(
      ({ depth }, index) => depth > (headings[index - 1]?.depth ?? 1) + 1,
    );
    expect(jumps.map(({ line, text }) => `${path}:${line} ${text}`)).toEqual([]);
  });

  test('links to pages in their canonical form', () => {
    const wrong = links.filter((link) => /^\/[^?#]*(\.html|\/index)([?#]|$)/.test(link));
    const relative = links.filter((link) => /^\.{0,2}\//.test(link) && !link.startsWith('/'));
    expect([...wrong, ...relative]).toEqual([]);
  });
});

test.each(['en', 'zh'] as const)('%s: no two pages share a description', (locale) => {
  const descriptions = pages
    .filter((page) => page.locale === locale)
    .map(({ path }) => String(parsePage(read(path)).frontMatter.description));
  expect(descriptions.filter((text, index) => descriptions.indexOf(text) !== index)).toEqual([]);
});
