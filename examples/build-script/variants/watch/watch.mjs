import { writeFile } from 'node:fs/promises';
import { createRslib, loadConfig } from '@rslib/core';

const loaded = await loadConfig();
const rslib = await createRslib({
  config: { ...loaded, content: { ...loaded.content, logLevel: 'error' } },
});

rslib.onAfterCreateRsbuild(({ rsbuild }) => {
  rsbuild.onAfterBuild(async ({ isFirstCompile }) => {
    console.log(isFirstCompile ? 'built' : 'rebuilt');
    // A change, as an editor would make it; afterwards the script ends.
    if (isFirstCompile) await writeFile('src/index.ts', 'export default 2;\n');
    else await close();
  });
});

const { close } = await rslib.build({ lib: ['esm'], watch: true });
