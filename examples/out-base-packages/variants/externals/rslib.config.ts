import { defineConfig } from '@rslib/core';
import pkg from './package.json' with { type: 'json' };

export default defineConfig({
  lib: [{ format: 'esm', bundle: false }],
  source: { entry: { index: ['./src/**', './cli/**'] } },
  output: {
    externals: Object.keys(pkg.dependencies).map(
      (name) => new RegExp(`^${name}($|/)`),
    ),
  },
});
