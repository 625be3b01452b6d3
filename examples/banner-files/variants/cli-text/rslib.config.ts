import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      banner: { js: '#!/usr/bin/env node\n/* Save tool, MIT licence */' },
    },
  ],
});
