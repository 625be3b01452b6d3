import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cssTokens } from '@site/src/css/cssTokens';
import { contrast } from '@site/src/testing/contrast';

const read = (file: string) => readFileSync(path.join(__dirname, '..', file), 'utf8');
const tokens = (selector: string) => cssTokens(read('../../css/tokens.css'), selector);
const styles = read('styles.module.css');

/** Token at the start of a declaration: `color: var(--a)` → `--a` */
function tokenOf(property: string): string {
  const name = new RegExp(`^ *${property}: var\\((--[\\w-]+)\\)`, 'm').exec(styles)?.[1];
  if (!name) throw new Error(`styles.module.css sets no ${property} by a token.`);
  return name;
}

// CSS draws the tooltip, so axe cannot see it.
it.each([
  ['light', tokens(':root')],
  ['dark', { ...tokens(':root'), ...tokens("[data-theme='dark']") }],
])('its text is readable in the %s theme', (_theme, values) => {
  const [text, ground] = [tokenOf('color'), tokenOf('background')].map((name) => values[name]);
  expect(contrast(String(text), String(ground))).toBeGreaterThanOrEqual(4.5);
});
