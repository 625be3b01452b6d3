import fs from 'node:fs';
import path from 'node:path';
import { tempFolder } from '../../../testing/tempFolder';
import { prepareHosting } from '..';

test('hosts get the settings for the language that is built', async () => {
  const dir = tempFolder();
  const outDir = path.join(dir, 'build/zh');
  fs.mkdirSync(outDir, { recursive: true });
  fs.writeFileSync(path.join(outDir, 'a.css'), 'head{top:0}');
  const html = '<head><link rel="stylesheet" href="/zh/a.css"></head>';
  for (const page of ['index', '404']) fs.writeFileSync(path.join(outDir, `${page}.html`), html);
  await prepareHosting({ outDir, baseUrl: '/zh/' });
  const read = (file: string) => fs.readFileSync(path.join(dir, file), 'utf8');
  expect(read('build/_redirects')).toMatch(/\n\/zh\/\* \/zh\/404\.html 404\n$/);
  expect(read('deploy/generated/maps.conf')).not.toContain('/en[/?');
});
