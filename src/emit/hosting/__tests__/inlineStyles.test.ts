import fs from 'node:fs';
import path from 'node:path';
import { tempFolder } from '../../../testing/tempFolder';
import { filesOf } from '../builtSite';
import { inlineStyles } from '../inlineStyles';

let dir: string;
const read = (file: string) => fs.readFileSync(path.join(dir, file), 'utf8');

function site(html: string): void {
  const css = '.x{top:0}.y{top:0}@media print{.x{top:1px}}';
  dir = tempFolder({ 'a.html': html, 'styles.1a.css': css });
}

test('the link to the style sheet becomes its styles', async () => {
  site('<head><link rel=stylesheet href=/styles.1a.css /></head><p class=x>');
  await inlineStyles(dir, filesOf(dir));
  const html = read('a.html');
  const [print = ''] = /print\.\w+\.css/.exec(html) ?? [];
  expect(html).toBe(
    `<head><style>.x{top:0}</style><link rel=stylesheet media=print href=/${print}></head><p class=x>`,
  );
  expect(read(print)).toBe('.x{top:1px}');
});

test.each([
  ['without quotes', '<link rel=stylesheet href=/styles.1a.css />', '<script src=/a.js defer>'],
  ['in quotes', '<link href="/styles.1a.css" rel="stylesheet">', '<script defer="" src="/a.js">'],
])('attributes %s; the styles come after the scripts', async (_, link, script) => {
  const before = '<!doctype html><html lang=en><head><title>é 🙂</title>\r\n';
  const after = '<body><p class=x title="<link rel=stylesheet>">';
  site(`${before}${link}${script}</script></head>${after}`);
  await inlineStyles(dir, filesOf(dir));
  const html = read('a.html');
  expect(html).toContain(`${before}${script}</script><style>.x{top:0}</style><link`);
  expect(html.endsWith(`></head>${after}`)).toBe(true);
});

test('a page without a style sheet is an error', async () => {
  site('<p>');
  await expect(inlineStyles(dir, filesOf(dir))).rejects.toThrow(
    '/a.html has no link to a style sheet',
  );
});
