import { rewriteRegistry } from '../rewriteRegistry';

const registryOf = (name: string, module: string) =>
  `export default {\n"${name}": [() => import(/* webpackChunkName: "${name}" */ "${module}"), "${module}", require.resolveWeak("${module}")],};\n`;

const light = (name: string, chunk: string, module: string) =>
  `export default {\n"${name}": [() => import(/* webpackChunkName: "${chunk}" */ "${module}"), "${chunk}"],\n};\n`;

test.each([
  ['a page has a chunk', '@site/docs/guide.mdx', '0a1b'],
  ['a path may have escapes', String.raw`C:\\docs\\\"guide\".mdx`, '0a1b'],
  ['the layout of docs is in their common chunk', '@theme/DocItem', 'docs'],
  ['so are sidebars', '@generated/docusaurus-plugin-content-docs/default/p/index-4.json', 'docs'],
])('%s, whose name is reported', (_, module, chunk) => {
  expect(rewriteRegistry(registryOf('0a1b', module))).toBe(light('0a1b', chunk, module));
});

test.each([
  'export default {};',
  'export default { a: [() => import("b")] };',
  'export default { "a": [() => load("b"), "b"] };',
  'export default { "a": () => import("b") };',
  `${registryOf('a', 'b')} export const more = {};`,
])('a registry that looks different is an error: %s', (source) => {
  expect(() => rewriteRegistry(source)).toThrow('registry of chunks');
});
