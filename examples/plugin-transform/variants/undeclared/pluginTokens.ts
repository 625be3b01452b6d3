import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RsbuildPlugin } from '@rslib/core';

/** Replaces `BRAND_COLOR` with the color in tokens.json. */
export const pluginTokens = (): RsbuildPlugin => ({
  name: 'acme:tokens',
  setup(api) {
    const file = path.join(api.context.rootPath, 'tokens.json');

    api.transform({ test: /\.ts$/ }, async ({ code }) => {
      const { brand } = JSON.parse(await readFile(file, 'utf8'));
      return code.replaceAll('BRAND_COLOR', JSON.stringify(brand));
    });
  },
});
