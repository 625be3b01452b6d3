import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

import * as esm from '@example/node-package';

const require = createRequire(import.meta.url);
const resolve = (path) => fileURLToPath(new URL(path, import.meta.url));
const article = resolve('./article.md');

test('import', async () => {
  assert.equal(await esm.readTitle(article), 'Ship it');
});

test('require', async () => {
  const cjs = require('@example/node-package');
  assert.equal(await cjs.readTitle(article), 'Ship it');
});

test('command line', () => {
  const { bin } = require('../package.json');
  const cli = resolve(`../${bin['read-title']}`);
  const output = execFileSync(process.execPath, [cli, article]);
  assert.equal(output.toString(), 'Ship it\n');
});
