import { createRslib, loadConfig } from '@rslib/core';

process.env.NODE_ENV ??= 'production';

const { content } = await loadConfig({ command: 'build' });
const rslib = await createRslib({
  config: { ...content, plugins: [], logLevel: 'silent' },
});
const { stats, close } = await rslib.build();
await close();

const { warnings = [] } = stats?.toJson({ all: false, warnings: true }) ?? {};
for (const { compilerPath, message } of warnings)
  console.log(`${compilerPath ?? ''} ${message}`);

if (warnings.length > 0) process.exitCode = 1;
