import { createRslib } from '@rslib/core';

for (const syntax of [undefined, 'es2015', 'es2020', 'es2022', 'es2025']) {
  const rslib = await createRslib({ config: { lib: [{ syntax }] } });
  const { origin } = await rslib.inspectConfig();
  const [bundler] = origin.bundlerConfigs;
  const { output } = origin.environmentConfigs.esm;
  console.log(syntax ?? 'not set', bundler.target);
  console.log(' ', output.overrideBrowserslist.join(', '));
}
