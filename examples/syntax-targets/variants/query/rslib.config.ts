import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ syntax: ['chrome >= 79'] }],
});
