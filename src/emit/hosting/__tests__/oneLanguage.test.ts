import fs from 'node:fs';
import path from 'node:path';
import { tempFolder } from '../../../testing/tempFolder';
import { prepareHosting } from '..';

test('hosts get the settings for the language that is built', async () => {
  const html = '<head><link rel="stylesheet" href="/zh/a.css"></head>';
  const dir = tempFolder({
    'build/zh/a.css': 'head{top:0}',
    'build/zh/index.html': html,
    'build/zh/404.html': html,
  });
  await prepareHosting({ outDir: path.join(dir, 'build/zh'), baseUrl: '/zh/' });
  const read = (file: string) => fs.readFileSync(path.join(dir, file), 'utf8');
  expect(read('build/_redirects')).toMatch(/\n\/zh\/\* \/zh\/404\.html 404\n$/);
  expect(read('deploy/generated/maps.conf')).not.toContain('/en[/?');
});
