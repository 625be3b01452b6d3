import { zipOf } from '../pack';
import { readmeOf } from '../readme';

test('a ZIP file depends on nothing but the files', () => {
  const files = new Map([['package.json', Buffer.from('{}\n')]]);
  const zip = zipOf('dual', files);
  jest.useFakeTimers({ now: new Date('2040-01-01') });
  expect(zipOf('dual', files)).toEqual(zip);
  jest.useRealTimers();
});

const project = { name: 'dual', files: new Map(), commands: [], fails: true, variants: [] };
const pages = [{ title: 'Output [format]', url: 'https://rslib.rs/guide/basic/output-format' }];

test('the README names the pages, the commands and the variants', () => {
  const more = { commands: ['node run.mjs'], fails: false, variants: ['cjs', 'umd'] };
  const readme = readmeOf({ ...project, ...more }, pages, 'en');
  expect(readme).toContain('- [Output \\[format\\]](https://rslib.rs/guide/basic/output-format)\n');
  expect(readme).toContain('Then run:\n\n```bash\nnode run.mjs\n```\n');
  expect(readme).toMatch(/has 2 variants\..*\n\n```bash\ncp -r variants\/cjs\/\. \.\n```\n$/);
});

test('the README says that a build fails on purpose', () => {
  const readme = readmeOf(project, pages, 'en');
  expect(readme).toMatch(
    /The build fails on purpose.*\n\n```bash\nnpm install\nnpm run build\n```\n$/,
  );
});
