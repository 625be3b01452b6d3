import fs from 'node:fs';
import path from 'node:path';
import { tempFolder } from '../../testing/tempFolder';
import { escapeRegExp } from '../escapeRegExp';
import { checkTypes, checkVersions } from '../checkFacts';

const folder = path.resolve(__dirname, '..');
const read = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8');

test.each([
  ['site.ts', 'hideNavbar: ', 'hideNavBar: ', "Did you mean to write 'hideNavbar'?"],
  ['site.ts', "'auto'", "'sometimes'", `type '"auto" | "never" | "always"'`],
  ['site.ts', "icon: '/", "icon: '", "type '`/${string}`'"],
  ['localeRecords.ts', '{keyword}', '', '{keyword}'],
  ['navigation.ts', "link: '/blog/'", "link: 'blog'", '"blog"'],
  ['navigation.ts', ", link: '/blog/'", '', "'items' is missing"],
])('%s with %j → %j', (name, from, to, said) => {
  const good = read(name);
  expect(good).toContain(from);
  const dir = tempFolder({ [name]: good.replace(from, to).replaceAll("'./", `'${folder}/`) });
  const check = () => checkTypes(path.join(dir, name));
  expect(check).toThrow(new RegExp(`${name}:\\d+  [^]*${escapeRegExp(said)}`));
});

test('versions are segments of paths, one of them the default', () => {
  checkVersions({ default: '', versions: [] });
  checkVersions({ default: '1.x', versions: ['1.x', '2.x'] });
  expect(() => checkVersions({ default: '3.x', versions: ['1.x', '2.x'] })).toThrow(
    'multiVersion.default has "3.x"; allowed: one of 1.x, 2.x.',
  );
  expect(() => checkVersions({ default: 'v 1', versions: ['v 1'] })).toThrow(
    'multiVersion.versions has "v 1"; allowed: letters',
  );
});
