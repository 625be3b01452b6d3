import { loadConfig } from '@rslib/core';

const { content } = await loadConfig({ cwd: import.meta.dirname });
console.log(
  JSON.stringify({ lib: content.lib, output: content.output }, null, 2),
);
