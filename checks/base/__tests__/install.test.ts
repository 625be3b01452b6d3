import { withUrls } from '../install.mjs';

const registry = 'https://npm.example.com/mirror/';
const urlsIn = (lock: string) => {
  const { packages } = JSON.parse(lock) as { packages: Record<string, { resolved?: string }> };
  return Object.fromEntries(Object.entries(packages).map(([at, { resolved }]) => [at, resolved]));
};

test('packages have the URL of their own name and version, wherever npm puts them', () => {
  const config = { registry, '@example:registry': 'https://scope.example.com' };
  const packages = {
    '': { version: '0.0.0' },
    'node_modules/clsx': { version: '2.1.1' },
    'node_modules/a/node_modules/@swc/core': { version: '1.16.18' },
    'node_modules/renamed': { name: '@slorber/react-helmet-async', version: '1.3.0' },
    'packages/search/node_modules/b': { version: '1.0.0-rc.1' },
    'node_modules/@example/c': { version: '2.0.0' },
  };
  expect(urlsIn(withUrls(JSON.stringify({ packages }), config))).toEqual({
    '': undefined,
    'node_modules/clsx': `${registry}clsx/-/clsx-2.1.1.tgz`,
    'node_modules/a/node_modules/@swc/core': `${registry}@swc/core/-/core-1.16.18.tgz`,
    'node_modules/renamed': `${registry}@slorber/react-helmet-async/-/react-helmet-async-1.3.0.tgz`,
    'packages/search/node_modules/b': `${registry}b/-/b-1.0.0-rc.1.tgz`,
    'node_modules/@example/c': 'https://scope.example.com/@example/c/-/c-2.0.0.tgz',
  });
});

test('what is no package of the registry, or has a URL, stays as it is', () => {
  const packages = {
    'packages/search': { version: '0.1.0' },
    'node_modules/search': { resolved: 'packages/search', link: true },
    'node_modules/a/node_modules/bundled': { version: '1.0.0', inBundle: true },
    'node_modules/git': { version: '1.0.0', resolved: 'git+ssh://git@example.com/a.git#1' },
  };
  const lock = JSON.stringify({ lockfileVersion: 3, packages });
  expect(withUrls(lock, { registry })).toBe(lock);
});
