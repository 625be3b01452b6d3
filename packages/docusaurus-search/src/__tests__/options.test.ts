import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findSearchWords } from '../build/searchWords';
import { optionsSchema, type Options } from '../options';
import { readSettings } from '../settings';
import { readVocabulary } from '../vocabulary';

const validate = (options: object): Options => {
  const result = optionsSchema.validate(options);
  if (result.error) throw result.error;
  return result.value;
};

test('a URL to report a missing result has a place for the query', () => {
  expect(() => validate({ reportUrl: 'https://example.com' })).toThrow('{query} in it');
});

test('Algolia answers if its theme is configured', () => {
  const algolia = { appId: 'APP', apiKey: 'key', indexName: 'docs' };
  const options = validate({});
  expect(readSettings({}, options)).toMatchObject({ algolia: null, insights: false });
  const themeConfig = { algolia: { ...algolia, insights: true, contextualSearch: true } };
  expect(readSettings(themeConfig, options)).toMatchObject({ algolia, insights: true });
});

test('search words are found by the path of the page', () => {
  const page = (permalink: string, words?: unknown) => ({
    permalink,
    frontMatter: { search_words: words },
  });
  const content = (words: unknown) => ({
    'docusaurus-plugin-content-docs': {
      default: { loadedVersions: [{ docs: [page('/a', words), page('/b')] }] },
    },
    'docusaurus-plugin-content-blog': {
      default: { blogPosts: [{ metadata: page('/blog/c', { top: ['d'] }) }] },
    },
  });
  expect([...findSearchWords(content({ merge: ['deep merge'] }))]).toEqual([
    ['/a', { merge: ['deep merge'] }],
    ['/blog/c', { top: ['d'] }],
  ]);
  expect(() => findSearchWords(content(['deep merge']))).toThrow('/a: search_words must have');
});

test('a vocabulary has groups of words, or the error names the file', () => {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'vocabulary-')), 'words.yml');
  fs.writeFileSync(file, 'synonyms:\n  - [cjs, commonjs]\n');
  expect(readVocabulary(file)).toEqual({ synonyms: [['cjs', 'commonjs']], translations: {} });
  fs.writeFileSync(file, 'synonyms:\n  - [cjs]\n');
  expect(() => readVocabulary(file)).toThrow(`${file}: "synonyms[0]" must contain at least 2`);
});
