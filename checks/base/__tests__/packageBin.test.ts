import fs from 'node:fs';
import { packageBin } from '../packageBin';

test.each([
  ['@docusaurus/core', 'docusaurus'],
  ['@playwright/test', 'playwright'],
  ['tsx', 'tsx'],
])('finds a command of %s', (name, command) => {
  expect(fs.existsSync(packageBin(name, command))).toBe(true);
});

test('names a command that a package does not have', () => {
  expect(() => packageBin('typescript', 'tsx')).toThrow('typescript has no command "tsx".');
});
