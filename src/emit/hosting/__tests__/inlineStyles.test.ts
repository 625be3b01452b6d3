import fs from 'node:fs';
import path from 'node:path';
import { tempFolder } from '../../../testing/tempFolder';
import { filesOf } from '../builtSite';
import { inlineStyles } from '../inlineStyles';

/** A site of one page, whose style sheet becomes part of it. */
async function inlined(html: string) {
  const css = '.x{top:0}.y{top:0}@media print{.x{top:1px}}';
  const dir = tempFolder({ 'a.html': html, 'styles.1a.css': css });
  await inlineStyles(dir, filesOf(dir));
  return (file: string) => fs.readFileSync(path.join(dir, file), 'utf8');
}

test.each([
  ['<link rel=stylesheet href=/styles.1a.css />', '<script src=/a.js defer></script>'],
  ['<link href="/styles.1a.css" rel="stylesheet">', '<script defer="" src="/a.js"></script>'],
  ['<link rel=stylesheet href=/styles.1a.css />', ''],
])('%s becomes the styles, which come after the scripts: %s', async (link, script) => {
  const before = '<!doctype html><html lang=en><head><title>é 🙂</title>\r\n';
  const after = '</head><body><p class=x title="<link rel=stylesheet>">';
  const read = await inlined(`${before}${link}${script}${after}`);
  const [print = ''] = /print\.\w+\.css/.exec(read('a.html')) ?? [];
  expect(read('a.html')).toBe(
    `${before}${script}<style>.x{top:0}</style><link rel=stylesheet media=print href=/${print}>${after}`,
  );
  expect(read(print)).toBe('.x{top:1px}');
});

test('a page without a style sheet is an error', async () => {
  await expect(inlined('<p>')).rejects.toThrow('/a.html has no link to a style sheet');
});
