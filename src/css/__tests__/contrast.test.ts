import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cssTokens } from '@site/src/css/cssTokens';
import { contrast, mix } from '@site/src/testing/contrast';

const read = (file: string) => readFileSync(path.join(__dirname, '..', file), 'utf8');

describe.each([':root', "[data-theme='dark']"])(
  'colors of what a build reads and writes, %s',
  (theme) => {
    const tokens = {
      ...cssTokens(read('code.css'), theme),
      ...cssTokens(read('tokens.css'), theme),
    };
    const grounds = ['--color-page', '--color-subtle', '--code-background'];

    it.each(['source', 'output', 'types'])(
      '%s is readable, also on 8 percent of itself',
      (name) => {
        const color = tokens[`--color-${name}`] ?? '';
        for (const ground of grounds.map((each) => tokens[each] ?? '')) {
          expect(contrast(color, ground)).toBeGreaterThanOrEqual(4.5);
          expect(contrast(color, mix(color, ground, 0.08))).toBeGreaterThanOrEqual(4.5);
        }
      },
    );
  },
);
