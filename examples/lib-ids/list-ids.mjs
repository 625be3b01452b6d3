import { createRslib, loadConfig } from '@rslib/core';

const { content } = await loadConfig({ cwd: import.meta.dirname });
const rslib = await createRslib({ config: content });
const { origin } = await rslib.inspectConfig();

console.log(Object.keys(origin.environmentConfigs).join(' '));
