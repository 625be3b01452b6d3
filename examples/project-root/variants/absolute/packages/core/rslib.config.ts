import path from 'node:path';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ dts: { distPath: path.join(import.meta.dirname, 'dist') } }],
});
