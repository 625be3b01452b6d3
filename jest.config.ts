/** @jest-config-loader esbuild-register */
import { createRequire } from 'node:module';
import type { Config } from 'jest';

function swc(parser: object): [string, object] {
  const transform = { react: { runtime: 'automatic' } };
  return ['@swc/jest', { jsc: { parser, transform, target: 'es2022' } }];
}

/**
 * The modules that readers get in place of packages: see src/patches. `PATCHES=off` tests without
 * them, as the development server and a build with the same variable are.
 */
const patches: Record<string, string> =
  process.env.PATCHES === 'off'
    ? {}
    : {
        '^@docusaurus/Link$': '<rootDir>/src/patches/link/Link.tsx',
        '^react-helmet-async$': '<rootDir>/src/patches/head/helmet.ts',
        '^react-router-(config|dom)$': '<rootDir>/src/patches/router/router.tsx',
      };

const shared: Config = {
  rootDir: __dirname,
  restoreMocks: true,
  transform: {
    '\\.[cm]?tsx?$': swc({ syntax: 'typescript', tsx: true }),
    '\\.[cm]?jsx?$': swc({ syntax: 'ecmascript', jsx: true }),
  },
  // Many packages are ES modules; axe is a script, and takes `this` for the window.
  transformIgnorePatterns: ['/node_modules/axe-core/'],
  modulePathIgnorePatterns: ['<rootDir>/(examples|build|\\.docusaurus)/'],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/src/testing/cssModule.ts',
    '\\.svg$': '<rootDir>/src/testing/SvgIcon.tsx',
    // The bundler that builds, wherever npm has installed it.
    '^@rspack/core$': createRequire(require.resolve('@docusaurus/faster')).resolve('@rspack/core'),
    '^@site/(.*)$': '<rootDir>/$1',
    ...patches,
    '^@generated/(.*)$': '<rootDir>/src/testing/generated/$1',
    '^docusaurus-search/provider$': '<rootDir>/packages/docusaurus-search/src/client/indexProvider',
    '^docusaurus-search/versions$': '<rootDir>/packages/docusaurus-search/src/client/versions',
    '^@theme/(.*)$': [
      '<rootDir>/src/theme/$1',
      '<rootDir>/packages/docusaurus-search/src/theme/$1',
      '@docusaurus/theme-classic/lib/theme/$1',
    ],
    '^@theme-original/(.*)$': '@docusaurus/theme-classic/lib/theme/$1',
    // Aliases of Docusaurus' bundler. Other names, such as @docusaurus/utils, are real packages.
    '^@docusaurus/(\\w+)$': ['@docusaurus/core/lib/client/exports/$1', '@docusaurus/$1'],
  },
};

const config: Config = {
  // Some tests start processes, which is slow on a busy machine.
  testTimeout: 30_000,
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{src,checks,e2e,packages}/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/{src,packages}/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
    },
  ],
};

export default config;
