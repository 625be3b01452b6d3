import { fileURLToPath } from 'node:url';
import { emitDts } from 'svelte2tsx';

const resolve = (path) => fileURLToPath(import.meta.resolve(path));

await emitDts({
  libRoot: resolve('./src'),
  declarationDir: resolve('./dist'),
  tsconfig: resolve('./tsconfig.json'),
  svelteShimsPath: resolve('svelte2tsx/svelte-shims-v4.d.ts'),
});
