import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }],
  output: {
    target: 'web',
    copy: [
      { from: './notes', to: 'notes' },
      { from: './notes/changes.md', to: 'CHANGES.md' },
    ],
  },
});
