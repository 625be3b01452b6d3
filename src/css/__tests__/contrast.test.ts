import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cssTokens } from '@site/src/css/tokens';
import { contrast, mix } from '@site/src/testing/contrast';

const read = (file: string) => readFileSync(path.join(__dirname, '..', file), 'utf8');
const tokensOf = (selector: string) => ({
  ...cssTokens(read('code.css'), selector),
  ...cssTokens(read('tokens.css'), selector),
});

/** The token of a tooltip at the start of a declaration: `color: var(--a)` → `--a` */
function tooltipToken(property: string): string {
  const styles = read('../components/Tooltip/styles.module.css');
  const name = new RegExp(`^ *${property}: var\\((--[\\w-]+)\\)`, 'm').exec(styles)?.[1];
  if (!name) throw new Error(`The styles of tooltips set no ${property} by a token.`);
  return name;
}

describe.each([':root', "[data-theme='dark']"])('colors of %s', (selector) => {
  const tokens = tokensOf(selector);
  const codeColors = Object.keys(tokens).filter((name) => /^--code-(text$|token-)/.test(name));
  const all = { ...tokensOf(':root'), ...tokens };

  it.each(['--color-source', '--color-output', '--color-types'])(
    '%s is readable, also on 8 percent of itself',
    (name) => {
      const color = String(tokens[name]);
      for (const each of ['--color-page', '--color-subtle', '--code-background']) {
        const ground = String(tokens[each]);
        expect(contrast(color, ground)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(color, mix(color, ground, 0.08))).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

  it('are set for the text of code and all kinds of tokens', () => {
    expect(codeColors).toHaveLength(11);
  });

  it.each(codeColors)('%s is readable on both backgrounds', (name) => {
    for (const ground of ['--code-background', '--code-line-highlight'])
      expect(contrast(String(tokens[name]), String(tokens[ground]))).toBeGreaterThanOrEqual(4.5);
  });

  // CSS draws the tooltip, so axe cannot see it.
  it('make the text of a tooltip readable', () => {
    const [text, ground] = ['color', 'background'].map((name) => all[tooltipToken(name)]);
    expect(contrast(String(text), String(ground))).toBeGreaterThanOrEqual(4.5);
  });
});
