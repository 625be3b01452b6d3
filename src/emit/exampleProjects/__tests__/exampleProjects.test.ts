import { unzipSync } from 'fflate';
import type { Project } from '../../../content/examples/project';
import { stackBlitzFields, zipOf } from '../pack';
import { readmeOf } from '../readme';

const files = new Map([
  ['package.json', Buffer.from('{}\n')],
  ['src/logo.png', Buffer.from([0x89, 0x50, 0xff])],
]);
const project: Project = {
  name: 'dual',
  files,
  commands: ['node run.mjs'],
  fails: false,
  variants: ['cjs', 'umd'],
};
const pages = [{ title: 'Output [format]', url: 'https://rslib.rs/guide/basic/output-format' }];

afterEach(() => jest.useRealTimers());

test('a ZIP file unpacks into one folder and depends on nothing but the files', () => {
  const zip = zipOf('dual', files);
  expect(Object.keys(unzipSync(zip))).toEqual(['dual/package.json', 'dual/src/logo.png']);
  expect(Buffer.from(unzipSync(zip)['dual/src/logo.png'] ?? [])).toEqual(files.get('src/logo.png'));
  jest.useFakeTimers({ now: new Date('2040-01-01') });
  expect(zipOf('dual', files)).toEqual(zip);
});

test('the form of StackBlitz has the files that are text', () => {
  expect(stackBlitzFields('Rslib: dual', files)).toEqual({
    'project[title]': 'Rslib: dual',
    'project[template]': 'node',
    'project[files][package.json]': '{}\n',
  });
});

test('the README names the pages, the commands and the variants', () => {
  const readme = readmeOf(project, pages, 'en');
  expect(readme).toContain('- [Output \\[format\\]](https://rslib.rs/guide/basic/output-format)\n');
  expect(readme).toContain('```bash\nnpm install\nnpm run build\n```\n');
  expect(readme).toContain('Then run:\n\n```bash\nnode run.mjs\n```\n');
  expect(readme).toMatch(
    /The example has 2 variants\..*\n\n```bash\ncp -r variants\/cjs\/\. \.\n```\n$/,
  );
});

test('the README says that a build fails on purpose', () => {
  const readme = readmeOf({ ...project, fails: true, commands: [], variants: [] }, pages, 'en');
  expect(readme).toContain('The build fails on purpose');
  expect(readme).not.toContain('Then run');
  expect(readme).not.toContain('variant');
});
