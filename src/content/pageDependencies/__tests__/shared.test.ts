import { buildSync } from 'esbuild';
import { shared } from '../shared';

test('a page depends on all code that its Markdown transforms import', () => {
  const { metafile } = buildSync({
    entryPoints: ['src/content/remark/*.ts'],
    bundle: true,
    platform: 'node',
    packages: 'external',
    outdir: 'unused',
    write: false,
    metafile: true,
  });
  const files = Object.keys(metafile.inputs);
  expect(files).not.toHaveLength(0);
  expect(files.filter((file) => !shared.some((place) => file.startsWith(place)))).toEqual([]);
});
