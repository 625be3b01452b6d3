import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm', banner: { js: `import './index.css';` } }],
  output: { target: 'web' },
});
