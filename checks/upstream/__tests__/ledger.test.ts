import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../base/root';
import { changedParts } from '../originals';

it('lists every changed part, and nothing else', () => {
  const ledger = readFileSync(path.join(root, 'src/theme/README.md'), 'utf8');
  const rows = [...ledger.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name]) => name);
  expect(changedParts()).toContain('Navbar');
  expect(rows).toEqual(changedParts());
});
