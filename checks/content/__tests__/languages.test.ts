import { docsFile, docsRoutes } from '../../routes/routeTable';
import { parsePage } from '../parsePage';
import { contentFolders, markdownFiles, read } from '../sources';

test('the pages below docs/ are those of the route table', () => {
  expect(markdownFiles('docs')).toEqual(docsRoutes.map(docsFile).sort());
});

describe.each(contentFolders)('$name in both languages', ({ en, zh }) => {
  const files = markdownFiles(en);

  test('has the same files', () => {
    expect(markdownFiles(zh)).toEqual(files);
  });

  describe.each(files)('%s', (file) => {
    const english = parsePage(read(`${en}/${file}`));
    const chinese = parsePage(read(`${zh}/${file}`));

    test('has the same headings: depth and id', () => {
      const outline = ({ headings }: typeof english) =>
        headings.map(({ depth, id }) => ({ depth, id }));
      expect(outline(chinese)).toEqual(outline(english));
    });

    test('has the same code', () => {
      // The title of a quoted file is a label, in the reader's language.
      const label = (info: string) =>
        info.includes(' file="') ? info.replace(/title="[^"]+"/, 'title') : info;
      const code = ({ fences }: typeof english) =>
        fences.map(({ info, code }) => ({ info: label(info), code }));
      expect(code(chinese)).toEqual(code(english));
    });

    test('has the same links, none of them bound to a language', () => {
      expect([...chinese.links].sort()).toEqual([...english.links].sort());
      expect(english.links.filter((link) => /^\/zh(\/|$)/.test(link))).toEqual([]);
    });

    test('has the same components', () => {
      expect(chinese.components).toEqual(english.components);
    });

    test('has the same front matter, but for its texts', () => {
      const facts = ({ frontMatter: { title, description, ...rest } }: typeof english) => rest;
      expect(facts(chinese)).toEqual(facts(english));
    });
  });
});
