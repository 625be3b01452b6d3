import fs from 'node:fs';
import path from 'node:path';
import packageJson from '../../../package.json';
import { root } from '../../base/root';

test('npm installs the version of Node.js that hosts use', () => {
  const version = fs.readFileSync(path.join(root, '.nvmrc'), 'utf8').trim();
  expect([...new Set(Object.values(packageJson.optionalDependencies))]).toEqual([version]);
});
