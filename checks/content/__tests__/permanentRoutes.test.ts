import sidebars from '../../../sidebars';
import { localeCodes } from '../../../src/site/locales';
import { root } from '../../base/root';
import { readContent, routesOf } from '../content';

function below(folder: string, pages: string): string[] {
  return pages.split(' ').map((page) => folder + page);
}

/** URLs that must stay, because others link to them. New pages need no entry. */
const permanentRoutes = [
  '/',
  '/blog/',
  '/blog/introducing-rslib',
  '/config/',
  '/config/lib/',
  ...below(
    '/config/lib/',
    'auto-extension auto-external banner bundle dts external-helpers footer format id out-base redirect shims syntax umd-name',
  ),
  '/config/rsbuild/',
  ...below('/config/rsbuild/', 'output plugins resolve source tools'),
  '/guide/start/',
  ...below('/guide/start/', 'quick-start glossary npm-packages'),
  '/guide/solution/',
  ...below('/guide/solution/', 'nodejs react vue'),
  ...below(
    '/guide/basic/',
    'cli configure-rslib typescript output-format output-structure upgrade-rslib',
  ),
  ...below(
    '/guide/advanced/',
    'third-party-deps output-compatibility dts static-assets svgr-files json-files module-federation storybook',
  ),
  ...below('/guide/migration/', 'modernjs-module tsup'),
  '/guide/faq/features',
];

const content = readContent(root, sidebars);

test.each(localeCodes)('%s: the permanent URLs exist', (locale) => {
  const routes = routesOf(content, locale);
  expect(permanentRoutes.filter((route) => !routes.includes(route))).toEqual([]);
});
