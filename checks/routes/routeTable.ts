/** Routes of the customer's table (specification section 2.1) in canonical form (reading 2.0), without language prefix. */

function below(folder: string, pages: string): string[] {
  return pages.split(' ').map((page) => folder + page);
}

export const routeTable: readonly string[] = [
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

/** Routes below `docs/`: all but home and blog. */
export const docsRoutes = routeTable.filter((route) => /^\/(guide|config)\//.test(route));

/** Source file of a docs route: `/guide/start/` → `guide/start/index.mdx`. */
export function docsFile(route: string): string {
  return `${route.slice(1)}${route.endsWith('/') ? 'index' : ''}.mdx`;
}
