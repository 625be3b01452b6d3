import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Root } from 'mdast';
import { VFile } from 'vfile';
import type { OptionTable } from '../../../site/options/types';
import autoImport from '../autoImport';
import { valueAttribute } from '../jsx';
import optionFacts from '../optionFacts';

const page = new VFile({ cwd: '/site', path: '/site/docs/config/lib/dts.mdx' });
const position = { start: { line: 9, column: 1 }, end: { line: 9, column: 2 } };

function element(name: string, attribute?: string): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    position,
    children: [],
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
  const run = (node: MdxJsxFlowElement): Promise<void> =>
    optionFacts(options)({ type: 'root', children: [node] }, page);

  it('replaces the name with the facts', async () => {
    const node = element('OptionFacts', 'lib.dts');
    await run(node);
    expect(node.attributes.map((each) => 'name' in each && each.name)).toEqual([
      'type',
      'default',
      'since',
      'topLevel',
    ]);
    expect(node.attributes[1]?.value).toMatchObject({
      value: JSON.stringify({ esm: '<span class="token constant">true</span>' }),
    });
  });

  it.each([
    ['lib.dtss', 'add the option in src/site/options/authored.ts'],
    ['toString', '<OptionFacts name="toString"> names an unknown option'],
    ['', 'has no name. Fix: Write the full name'],
  ])('stops the build at name="%s"', async (name, message) => {
    const node = element('OptionFacts', name);
    await expect(run(node)).rejects.toThrow(message);
    await expect(run(node)).rejects.toThrow(/^docs\/config\/lib\/dts\.mdx:9  /);
  });
});

describe('autoImport', () => {
  const components = { A: '@site/a', B: '@site/b', C: '@site/c' };

  it('imports what the page uses and does not import itself', () => {
    const tree: Root = {
      type: 'root',
      children: [{ type: 'mdxjsEsm', value: "import B from './own'" }, element('A'), element('B')],
    };
    autoImport(components)(tree);
    expect(tree.children.filter((node) => node.type === 'mdxjsEsm')).toMatchObject([
      { value: "import A from '@site/a'" },
      { value: "import B from './own'" },
    ]);
  });
});

describe('valueAttribute', () => {
  it('omits undefined, as JSON does', () => {
    expect(valueAttribute('facts', { a: [1, null], b: undefined, c: true }).value).toMatchObject({
      value: '{"a":[1,null],"c":true}',
      data: { estree: { body: [{ expression: { properties: [{}, {}] } }] } },
    });
  });
});
