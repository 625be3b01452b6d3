import { createRslib, loadConfig } from '@rslib/core';

/** Builds with some options, and prints what the build rejects with. */
async function attempt(config, options) {
  const rslib = await createRslib({ config: { logLevel: 'silent', ...config } });
  try {
    const { close } = await rslib.build(options);
    await close();
  } catch (error) {
    const messages = error.errors?.map(({ message }) => message);
    console.log(error.name, [error.message, ...(messages ?? [])]);
  }
}

const entry = (index) => ({ source: { entry: { index } } });

await attempt(entry('./src/broken.ts'));
await attempt(entry('./src/missing.ts'));
await attempt({ ...entry('./src/wrong.ts'), lib: [{ dts: true }] });
await attempt({}, { lib: ['amd'] });
await loadConfig({ path: './missing.config.ts' }).catch((error) => {
  console.log(error.name, [error.message]);
});
