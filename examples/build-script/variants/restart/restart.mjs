import { appendFile } from 'node:fs/promises';
import { createRslib, loadConfig } from '@rslib/core';

async function start(onFirstBuild) {
  const loaded = await loadConfig();
  loaded.content.logLevel = 'error';
  const rslib = await createRslib({ config: loaded, restart });
  rslib.onAfterCreateRsbuild(({ rsbuild }) => {
    rsbuild.onAfterBuild(({ isFirstCompile }) => {
      if (isFirstCompile) return onFirstBuild();
    });
  });
  return rslib.build({ watch: true });
}

// The running build is closed before this is called.
async function restart({ filePath }) {
  console.log(`${filePath} changed`);
  const { close } = await start(() => {
    console.log('built again');
    return close();
  });
  return true;
}

// A change of the configuration, as an editor would make it.
await start(() => appendFile('rslib.config.ts', '\n'));
