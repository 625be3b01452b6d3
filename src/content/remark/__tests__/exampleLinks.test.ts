import { tempFolder } from '../../../testing/tempFolder';
import { transformed, written } from '../../../testing/transformed';
import exampleLinks from '../exampleLinks';

const siteDir = tempFolder({
  'examples/dual/a.ts': '',
  'examples/explorer/a.ts': '',
  'examples/images/logo.png': Buffer.from([0x89, 0xff, 0xfe]),
});

const fence = (file: string) => `\`\`\`ts file="${file}"\n\`\`\``;
const links = (name: string) => `<ExampleLinks name="${name}" />`;

test.each([
  [
    'below the last file of a section, once per page',
    [fence('dual/a.ts'), '### b', fence('dual/b.ts'), links('dual'), '## c', fence('dual/c')],
  ],
  [
    'for files inside of other blocks, and output explorers',
    [
      `> ${fence('dual/a.ts').replace('\n', '\n> ')}`,
      links('dual'),
      '<OutputExplorer example="explorer" />',
      links('explorer'),
    ],
  ],
  [
    'with a mark if a file is not text',
    [fence('images/a.ts'), '<ExampleLinks name="images" isBinary={true} />'],
  ],
])('links are added %s', (_, blocks) => {
  const source = blocks.filter((block) => !block.startsWith('<ExampleLinks'));
  const tree = transformed(exampleLinks(), source.join('\n\n'), siteDir);
  expect(written(tree)).toBe(`${blocks.join('\n\n')}\n`);
});

test('the place of a fence whose options cannot be read is named', () => {
  const code = '\n> ```ts {3-1}\n> ```';
  expect(() => transformed(exampleLinks(), code, siteDir)).toThrow(
    'docs/a.mdx:2  "3-1" is not a list of lines. Fix: Write it like 1,3-5.',
  );
});
