import path from 'node:path';
import { createExecute, stepEnvironment } from '../../base/execute';
import { openCache } from '../../base/cache';
import { checkSamples } from '../checkSamples';
import { readCli } from '../cliHelp';
import { createLoadConfigs } from '../loadConfigs';
import { createParsers } from '../parseSample';
import { scanMarkdown } from '../scanMarkdown';
import { Scratch } from '../scratch';
import { createTypeCheck } from '../typeCheck';

const SITE = path.resolve(__dirname, '../../..');
const EXAMPLES = path.join(SITE, 'examples');
const head = "import { defineConfig } from '@rslib/core';\n\n";
const title = 'title="rslib.config.ts"';

const PAGE = `
\`\`\`ts ${title}
${head}export default defineConfig({ lib: [{ format: 'esm', dts: true }] });
\`\`\`

\`\`\`ts ${title}
${head}export default defineConfig({
  lib: [{ format: 'amd' }],
});
\`\`\`

\`\`\`ts ${title} error="TS2769"
${head}export default defineConfig({ lib: [{ format: 'amd' }] });
\`\`\`

\`\`\`ts ${title} error="TS2554"
${head}export default defineConfig({ lib: [{ format: 'amd' }] });
\`\`\`

\`\`\`ts ${title} error="TS2769"
${head}export default defineConfig({ lib: [{ format: 'cjs' }] });
\`\`\`

\`\`\`ts ${title}
${head}export default defineConfig({ lib: [{ format: 'iife', bundle: false }] });
\`\`\`

\`\`\`ts ${title} error="must be set to"
${head}export default defineConfig({ lib: [{ format: 'iife', bundle: false }] });
\`\`\`

\`\`\`ts
import mitt from 'mitt';

const wrong: number = mitt();
\`\`\`

\`\`\`ts
import { add } from 'your-library';

const unchecked: number = add();
\`\`\`

\`\`\`bash
npx rslib build --format amd
\`\`\`
`;

/** The check with the real TypeScript program, the real CLI and the real packages. */
describe('the check with the real tools', () => {
  jest.setTimeout(120_000);

  const scratch = new Scratch(EXAMPLES);
  afterAll(() => scratch.remove());

  it('finds what is wrong, where it is, and nothing else', async () => {
    const bin = path.join(EXAMPLES, 'node_modules/.bin');
    const execute = createExecute(stepEnvironment(process.env, bin));
    const { figures, failures } = await checkSamples([scanMarkdown(PAGE, 'docs/a.mdx', 'en')], {
      cache: openCache('none', { use: false }),
      toolsKey: 'test',
      storybookScratch: undefined,
      examplesDir: EXAMPLES,
      scratch,
      typeCheck: createTypeCheck(EXAMPLES),
      loadConfigs: createLoadConfigs(execute),
      parsers: createParsers(SITE),
      cli: await readCli(async (name) => (await execute(`rslib ${name} -h`, EXAMPLES)).text),
    });
    expect(failures.map(({ line, message }) => [line, message])).toEqual([
      [12, expect.stringContaining('TS2769')],
      [25, expect.stringContaining('declares error="TS2554" but fails with TS2769')],
      [28, expect.stringContaining('declares error="TS2769" but compiles')],
      [34, expect.stringContaining('"bundle" must be set to "true"')],
      [49, expect.stringContaining('TS2322')],
      [59, expect.stringContaining('does not know "amd"')],
    ]);
    expect(figures).toMatchObject({ typeChecked: 8, loaded: 4, expectedErrors: 4 });
  });
});
