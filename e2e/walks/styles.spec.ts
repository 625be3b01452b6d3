import fs from 'node:fs';
import path from 'node:path';
import { isUnusedClass } from '../../src/plugins/slimInfima/unused';
import { realSite, expect, test } from '../site';

test('no page asks for a style that the build leaves out', () => {
  const infima = fs.readFileSync(require.resolve('infima/dist/css/default/default.css'), 'utf8');
  const known = new Set([...infima.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name));
  const pages = fs
    .readdirSync(realSite, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'));
  const missing = pages.flatMap((file) => {
    const html = fs.readFileSync(path.join(realSite, file), 'utf8');
    const lists = html.matchAll(/<[a-z][^>]*?\sclass=(?:"([^"]*)"|([^\s">]+))/g);
    const classes = [...lists].flatMap(([, quoted, bare]) => (quoted ?? bare ?? '').split(/\s+/));
    return [...new Set(classes)]
      .filter((name) => known.has(name) && isUnusedClass(name))
      .map((name) => `${file}: ${name}`);
  });
  expect(pages.length).toBeGreaterThan(0);
  expect(missing).toEqual([]);
});
