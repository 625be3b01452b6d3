import fs from 'node:fs';
import path from 'node:path';
import { contentPolicy, insightsScript } from '../policy';

const hashes = { scripts: ["'sha256-a'"], styles: ["'sha256-b'"] };
const own = { algolia: null, reportUrl: null };
const algolia = { appId: 'APP1', apiKey: 'key', indexName: 'rslib', insights: false };

function directive(policy: string, name: string): string | undefined {
  return policy.split('; ').find((part) => part.startsWith(`${name} `));
}

test('inline scripts and styles are allowed by their hashes only', () => {
  const policy = contentPolicy(hashes, own);
  expect(policy).not.toContain('unsafe-inline');
  expect(directive(policy, 'script-src')).toBe("script-src 'self' 'sha256-a'");
  expect(directive(policy, 'style-src')).toBe("style-src 'self' 'unsafe-hashes' 'sha256-b'");
});

test('examples open in StackBlitz; it is the only other host without Algolia', () => {
  const policy = contentPolicy(hashes, own);
  expect(directive(policy, 'form-action')).toBe('form-action https://stackblitz.com');
  expect(policy.match(/https?:/g)).toHaveLength(1);
});

test('with Algolia its own hosts are allowed', () => {
  expect(directive(contentPolicy(hashes, { ...own, algolia }), 'connect-src')).toBe(
    "connect-src 'self' https://app1-dsn.algolia.net https://app1.algolia.net https://app1-1.algolianet.com " +
      'https://app1-2.algolianet.com https://app1-3.algolianet.com',
  );
});

test('insights add a script and a host', () => {
  const policy = contentPolicy(hashes, { ...own, algolia: { ...algolia, insights: true } });
  expect(directive(policy, 'script-src')).toContain(insightsScript);
  expect(directive(policy, 'connect-src')).toMatch(/ https:\/\/insights\.algolia\.io$/);
});

test('the script of the insights is the one that the search library loads', () => {
  const library = fs.readFileSync(
    path.resolve(
      'node_modules/@algolia/autocomplete-plugin-algolia-insights/dist/esm/createAlgoliaInsightsPlugin.js',
    ),
    'utf8',
  );
  const [, version] = /ALGOLIA_INSIGHTS_VERSION = '([\d.]+)'/.exec(library) ?? [];
  const [, start, end] =
    /ALGOLIA_INSIGHTS_SRC = "([^"]+)"\.concat\(\w+, "([^"]+)"/.exec(library) ?? [];
  expect(insightsScript).toBe(`${start}${version}${end}`);
});
