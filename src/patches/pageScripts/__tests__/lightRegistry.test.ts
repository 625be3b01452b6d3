import { lightRegistry } from '../lightRegistry';

const entry = (name: string, module: string) =>
  `"${name}": [() => import(/* webpackChunkName: "${name}" */ "${module}"), "${module}", require.resolveWeak("${module}")],`;

test('a page has a chunk, whose name it reports', () => {
  expect(lightRegistry(entry('0a1b', '@site/docs/guide.mdx'))).toBe(
    '"0a1b": [() => import(/* webpackChunkName: "0a1b" */ "@site/docs/guide.mdx"), "0a1b"],',
  );
});

test.each(['@theme/DocItem', '@generated/docusaurus-plugin-content-docs/default/p/index-466.json'])(
  '%s is in the chunk of all docs',
  (module) => {
    expect(lightRegistry(entry('0a1b', module))).toBe(
      `"0a1b": [() => import(/* webpackChunkName: "docs" */ "${module}"), "docs"],`,
    );
  },
);

test.each(['export default {};', `${entry('a', 'b')} require.resolveWeak('c')`])(
  'a registry that looks different is an error',
  (source) => {
    expect(() => lightRegistry(source)).toThrow('registry of chunks');
  },
);
