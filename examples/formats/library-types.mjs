import { createRslib } from '@rslib/core';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';

const federation = pluginModuleFederation(
  { name: 'greeter', exposes: { '.': './src/index.ts' }, dts: false },
  {},
);
const formats = ['esm', 'cjs', 'umd', 'iife', 'mf'];
const rows = [];

for (const format of formats) {
  const plugins = format === 'mf' ? [federation] : [];
  const rslib = await createRslib({ config: { lib: [{ format, plugins }] } });
  const { origin } = await rslib.inspectConfig();
  const [config] = origin.bundlerConfigs;
  rows.push({
    format,
    'library.type': config.output.library?.type,
    externalsType: config.externalsType,
  });
}

console.table(rows);
