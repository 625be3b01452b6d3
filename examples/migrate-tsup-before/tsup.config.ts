import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/math.ts'],
  format: ['esm', 'cjs'],
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
  outDir: 'lib',
  target: 'es2019',
  noExternal: ['mitt'],
  splitting: false,
  clean: true,
});
