import { createRslib, loadConfig } from '@rslib/core';

const { content } = await loadConfig({ cwd: import.meta.dirname });
const rslib = await createRslib({ config: content });
const { origin } = await rslib.inspectConfig();

for (const [id, { output }] of Object.entries(origin.environmentConfigs)) {
  console.log(id, output.overrideBrowserslist);
}
