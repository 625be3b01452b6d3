import fs from 'node:fs';
import path from 'node:path';
import packageJson from '../../../package.json';
import { root } from '../../base/root';

const version = fs.readFileSync(path.join(root, '.nvmrc'), 'utf8').trim();

test('npm installs the version of Node.js in .nvmrc, which then runs', () => {
  const installed = packageJson.optionalDependencies;
  expect([...new Set(Object.values(installed))]).toEqual([version]);
  // npm says nothing when it can't install an optional package.
  if (`node-${process.platform}-${process.arch}` in installed)
    expect(process.version).toBe(`v${version}`);
});
