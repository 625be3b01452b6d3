import { readdirSync } from 'node:fs';
import { defineConfig } from '@rslib/core';

const files = readdirSync('./src/tools');

export default defineConfig({
  lib: [{ format: 'esm', dts: true }],
  source: {
    entry: Object.fromEntries(
      files.map((file) => [file.replace(/\.ts$/, ''), `./src/tools/${file}`]),
    ),
  },
  dev: { watchFiles: { type: 'restart', paths: './src/tools' } },
});
