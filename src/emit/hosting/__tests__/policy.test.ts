import fs from 'node:fs';
import path from 'node:path';
import { contentPolicy, insightsScript } from '../policy';

const hashes = { scripts: ["'sha256-a'"], styles: ["'sha256-b'"] };
const algolia = { appId: 'APP1', apiKey: 'key', indexName: 'rslib', insights: true };

test('inline code is allowed by its hashes only, and StackBlitz is the only other host', () => {
  const directives = contentPolicy(hashes, { algolia: null, reportUrl: null }).split('; ');
  expect(directives).toEqual(
    expect.arrayContaining([
      "script-src 'self' 'sha256-a'",
      "style-src 'self' 'unsafe-hashes' 'sha256-b'",
      "connect-src 'self'",
      'form-action https://stackblitz.com',
    ]),
  );
  expect(directives.join().match(/https?:|unsafe-inline/g)).toHaveLength(1);
});

test('with Algolia its own hosts are allowed, with insights their script and host', () => {
  const policy = contentPolicy(hashes, { algolia, reportUrl: null });
  expect(policy).toContain(`script-src 'self' 'sha256-a' ${insightsScript};`);
  expect(policy).toContain(
    "connect-src 'self' https://app1-dsn.algolia.net https://app1.algolia.net https://app1-1.algolianet.com " +
      'https://app1-2.algolianet.com https://app1-3.algolianet.com https://insights.algolia.io;',
  );
});

test('the script of the insights is the one that the search library loads', () => {
  const plugin =
    '@algolia/autocomplete-plugin-algolia-insights/dist/esm/createAlgoliaInsightsPlugin.js';
  const library = fs.readFileSync(path.resolve('node_modules', plugin), 'utf8');
  const [, version] = /ALGOLIA_INSIGHTS_VERSION = '([\d.]+)'/.exec(library) ?? [];
  const [, start, end] =
    /ALGOLIA_INSIGHTS_SRC = "([^"]+)"\.concat\(\w+, "([^"]+)"/.exec(library) ?? [];
  expect(insightsScript).toBe(`${start}${version}${end}`);
});
