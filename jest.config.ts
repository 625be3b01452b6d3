/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

/** Published as ES modules. */
const esModules = [
  '@docusaurus/core',
  '@docusaurus/theme-common',
  '@docusaurus/theme-classic',
  'medium-zoom',
  // unified with what stands below it
  ...'unified bail devlop is-plain-obj trough zwitch hastscript parse5 entities ccount escape-string-regexp'.split(
    ' ',
  ),
  ...'web-namespaces html-void-elements property-information longest-streak'.split(' '),
  ...'comma-separated-tokens space-separated-tokens collapse-white-space markdown-table'.split(' '),
  ...'stringify-entities decode-named-character-reference trim-[^/]* @ungap'.split(' '),
  ...[
    '(rehype|remark|micromark|vfile|character-entities)[^/]*',
    '(estree|hast|mdast|unist)-util-[^/]*',
  ],
];

function swc(parser: object): [string, object] {
  const transform = { react: { runtime: 'automatic' } };
  return ['@swc/jest', { jsc: { parser, transform, target: 'es2022' } }];
}

const shared: Config = {
  rootDir: __dirname,
  transform: {
    '\\.[cm]?tsx?$': swc({ syntax: 'typescript', tsx: true }),
    '\\.[cm]?jsx?$': swc({ syntax: 'ecmascript', jsx: true }),
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`],
  testPathIgnorePatterns: [
    '/node_modules/',
    '<rootDir>/examples/',
    '<rootDir>/build/',
    '<rootDir>/e2e/',
  ],
  modulePathIgnorePatterns: ['<rootDir>/examples/', '<rootDir>/build/'],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/src/testing/cssModule.ts',
    '\\.css$': '<rootDir>/src/testing/cssModule.ts',
    '^@site/(.*)$': '<rootDir>/$1',
    '^@generated/(.*)$': '<rootDir>/src/testing/generated/$1',
    '^@theme/(.*)$': ['<rootDir>/src/theme/$1', '@docusaurus/theme-classic/lib/theme/$1'],
    '^@theme-original/(.*)$': '@docusaurus/theme-classic/lib/theme/$1',
    '^@docusaurus/(BrowserOnly|ExecutionEnvironment|Head|Interpolate|Link|Translate|router|useBaseUrl|useDocusaurusContext|useGlobalData|useIsBrowser|useIsomorphicLayoutEffect|useRouteContext|isInternalUrl)$':
      '@docusaurus/core/lib/client/exports/$1',
  },
};

const config: Config = {
  // Some tests start processes, which takes its time on a busy machine.
  testTimeout: 30_000,
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{src,checks}/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/src/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
    },
  ],
};

export default config;
