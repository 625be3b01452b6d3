import type { OptionTable } from '../../config/options/types';
import autoImport from '../autoImport';
import { valueToEstree } from '../estree';
import optionFacts from '../optionFacts';
import type { TreeNode } from '../tree';

const page = { path: '/site/docs/config/lib/dts.mdx' };

function element(name: string, attribute?: string): TreeNode {
  return {
    type: 'mdxJsxFlowElement',
    name,
    position: { start: { line: 9 } },
    attributes: attribute ? [{ type: 'mdxJsxAttribute', name: 'name', value: attribute }] : [],
  };
}

describe('optionFacts', () => {
  const options: OptionTable = {
    'lib.dts': {
      type: 'boolean',
      default: { esm: 'true' },
      since: '0.1.0',
      topLevel: false,
    },
  };
  const run = (node: TreeNode): Promise<void> =>
    optionFacts({ siteDir: '/site', options })({ type: 'root', children: [node] }, page);

  it('replaces the name by the facts', async () => {
    const node = element('OptionFacts', 'lib.dts');
    await run(node);
    expect(node.attributes?.map((each) => each.name)).toEqual([
      'type',
      'default',
      'since',
      'topLevel',
    ]);
    expect(node.attributes?.[1]?.value).toMatchObject({
      value: '{"esm":"true"}',
    });
  });

  it.each([
    ['lib.dtss', 'add the option in src/config/options/lib.ts'],
    ['source.x', 'add the option in src/config/options/rsbuild.ts'],
    ['toString', '<OptionFacts name="toString"> names an unknown option'],
    ['', 'needs the full name'],
  ])('stops the build at name="%s"', async (name, message) => {
    const node = element('OptionFacts', name);
    await expect(run(node)).rejects.toThrow(message);
    await expect(run(node)).rejects.toThrow(/^docs\/config\/lib\/dts\.mdx:9: /);
  });
});

describe('autoImport', () => {
  const components = { A: '@site/a', B: '@site/b', C: '@site/c' };

  it('imports what the page uses and does not import itself', () => {
    const tree: TreeNode = {
      type: 'root',
      children: [
        { type: 'mdxjsEsm', value: "import B from './own'" },
        { type: 'paragraph', children: [element('A'), element('B')] },
      ],
    };
    autoImport({ components })(tree);
    expect(tree.children?.filter((node) => node.type === 'mdxjsEsm')).toMatchObject([
      { value: "import A from '@site/a'" },
      { value: "import B from './own'" },
    ]);
  });
});

describe('valueToEstree', () => {
  it('writes nested values and leaves undefined out', () => {
    expect(valueToEstree({ a: [1, null], b: undefined, c: true })).toEqual({
      type: 'ObjectExpression',
      properties: [
        expect.objectContaining({
          key: { type: 'Literal', value: 'a' },
          value: {
            type: 'ArrayExpression',
            elements: [
              { type: 'Literal', value: 1 },
              { type: 'Literal', value: null },
            ],
          },
        }),
        expect.objectContaining({ value: { type: 'Literal', value: true } }),
      ],
    });
  });
});
