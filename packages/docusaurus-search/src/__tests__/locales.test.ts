import fs from 'node:fs';
import path from 'node:path';

const source = path.join(__dirname, '..');
const locales = path.join(__dirname, '../../locales');

test('each text is translated, and no other', () => {
  const files = fs.readdirSync(source, { recursive: true, encoding: 'utf8' });
  const code = files
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('__tests__'))
    .map((file) => fs.readFileSync(path.join(source, file), 'utf8'));
  const ids = [...code.join('\n').matchAll(/\bid[:=]\s*['"]([\w.]+\.\w+)['"]/g)].map(
    ([, id]) => id,
  );
  for (const locale of fs.readdirSync(locales)) {
    const file = path.join(locales, locale, 'docusaurus-search.json');
    const texts = JSON.parse(fs.readFileSync(file, 'utf8')) as object;
    expect(Object.keys(texts).sort()).toEqual([...new Set(ids)].sort());
  }
});
