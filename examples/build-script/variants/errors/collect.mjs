import { createRslib } from '@rslib/core';

const messages = [];
const rslib = await createRslib({
  config: {
    logLevel: 'silent',
    source: { entry: { index: './src/broken.ts' } },
  },
});

rslib.onAfterCreateRsbuild(({ rsbuild }) => {
  rsbuild.onAfterBuild(({ stats }) => {
    const { errors = [] } = stats?.toJson({ all: false, errors: true }) ?? {};
    messages.push(...errors.map(({ message }) => message));
  });
});

try {
  const { close } = await rslib.build();
  await close();
} catch {
  console.log(`${messages.length} error:\n${messages.join('\n')}`);
  process.exitCode = 1;
}
