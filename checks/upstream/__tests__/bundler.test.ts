import { createRequire } from 'node:module';

test('types and tests use the bundler that builds', () => {
  const { resolve } = createRequire(require.resolve('@docusaurus/faster'));
  expect(require.resolve('@rspack/core')).toBe(resolve('@rspack/core'));
});
