import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { tempFolder } from '../../../src/testing/tempFolder';
import { createExecute, stepEnvironment } from '../execute';

test.each(['PATH', 'Path'])(
  'tools are first on %s, colors off, and nothing changes builds',
  (name) => {
    const parent = { [name]: '/bin', HOME: '/h', CI: '1', FORCE_COLOR: '1', NODE_ENV: 'test' };
    expect(stepEnvironment(parent, '/tools')).toEqual({
      [name]: `/tools${path.delimiter}/bin`,
      HOME: '/h',
      NO_COLOR: '1',
      NODE_COMPILE_CACHE: path.join(os.tmpdir(), 'node-compile-cache'),
    });
  },
);

test("a command finds the compiler of its folder's own TypeScript first", async () => {
  const folder = tempFolder({
    'tools/tsc': '#!/bin/sh\necho of the tools',
    'node_modules/typescript/bin/tsc': '#!/bin/sh\necho of the project',
  });
  const tools = path.join(folder, 'tools');
  for (const place of [tools, path.join(folder, 'node_modules/typescript/bin')])
    fs.chmodSync(path.join(place, 'tsc'), 0o755);

  const execute = createExecute(stepEnvironment(process.env, tools));
  expect(await execute('tsc', folder)).toEqual({ code: 0, text: 'of the project\n' });
  expect(await execute('tsc', tools)).toEqual({ code: 0, text: 'of the tools\n' });
});
