import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkSearchWords, readSearchWords } from '../searchWords';

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'search-words-'));
});

afterEach(() => {
  fs.rmSync(folder, { recursive: true });
});

function write(language: string, text: string): string {
  const docs = path.join(folder, language);
  fs.mkdirSync(docs, { recursive: true });
  fs.writeFileSync(path.join(docs, 'search-words.yml'), text);
  return docs;
}

test('the words of the language count, else those of the original', async () => {
  const en = write('en', '/a#b: [one, two words]');
  const zh = path.join(folder, 'zh');
  const original = new Map([['/a#b', ['one', 'two words']]]);
  expect((await readSearchWords([zh, en])).bySection).toEqual(original);
  write('zh', '/a: [一]');
  expect((await readSearchWords([zh, en])).bySection).toEqual(new Map([['/a', ['一']]]));
});

test('without a file there are none', async () => {
  expect((await readSearchWords([folder])).bySection).toEqual(new Map());
});

test('a file that cannot be read is not taken for none', async () => {
  fs.mkdirSync(path.join(folder, 'search-words.yml'));
  await expect(readSearchWords([folder])).rejects.toThrow('EISDIR');
});

test.each(['/a: word', '/a: [1]', '/a:'])('"%s" is refused with its file', async (text) => {
  const en = write('en', text);
  await expect(readSearchWords([en])).rejects.toThrow(
    /search-words\.yml {2}\/a has no list of words\. Fix: /,
  );
});

test('all entries for sections that the site does not have are refused', () => {
  const bySection = new Map(['/a', '/a#b', '/c'].map((section) => [section, ['word']]));
  const words = { file: 'docs/search-words.yml', bySection };
  expect(() => checkSearchWords(words, new Set(['/a', '/a#b', '/c', '/d']))).not.toThrow();
  expect(() => checkSearchWords(words, new Set(['/a']))).toThrow(
    /^docs\/search-words\.yml {2}The site has no section \/a#b\. Fix: .*\n.* \/c\. Fix: .*$/,
  );
});
