import type { OptionTable } from '../../../site/options/types';
import { transformed, written } from '../../../testing/transformed';
import optionFacts from '../optionFacts';

const facts = { type: 'boolean', default: { esm: '1' }, since: '0.1.0', topLevel: false };
const options: OptionTable = { 'lib.dts': facts };

async function run(name: string): Promise<string> {
  let work: Promise<void> | undefined;
  const tree = transformed(
    (root, file) => void (work = optionFacts(options)(root, file)),
    `\n<OptionFacts name="${name}" />`,
  );
  await work;
  return written(tree);
}

test('replaces the name with the facts', async () => {
  expect(await run('lib.dts')).toContain(
    'default={{"esm":"<span class=\\"token constant\\">1</span>"}} since="0.1.0" topLevel={false} />',
  );
});

test.each([
  ['lib.dtss', 'add the option in src/site/options/authored.ts'],
  ['toString', '<OptionFacts name="toString"> names an unknown option'],
  ['', 'has no name. Fix: Write the full name'],
])('stops the build at name="%s"', async (name, message) => {
  await expect(run(name)).rejects.toThrow(message);
  await expect(run(name)).rejects.toThrow('docs/a.mdx:2  ');
});
