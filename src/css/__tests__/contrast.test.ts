import { readFileSync } from 'node:fs';
import path from 'node:path';
import axe from 'axe-core';
import { cssTokens } from '@site/src/css/tokens';

interface Color {
  alpha: number;
  parseString: (value: string) => void;
}

/** What axe measures the contrast of pages with, which its types leave out. */
const { color } = axe.commons as unknown as {
  color: {
    Color: new () => Color;
    flattenColors: (top: Color, ground: Color) => Color;
    getContrast: (ground: Color, text: Color) => number;
  };
};

function parse(value: string | undefined, alpha = 1): Color {
  const parsed = new color.Color();
  parsed.parseString(value!);
  parsed.alpha = alpha;
  return parsed;
}

const read = (file: string) => readFileSync(path.join(__dirname, '..', file), 'utf8');
const tokensOf = (selector: string) => ({
  ...cssTokens(read('code.css'), selector),
  ...cssTokens(read('tokens.css'), selector),
});

// What the walks over all pages can't see: tooltips, which CSS draws, and what the pointer is on.
describe.each([':root', "[data-theme='dark']"])('colors of %s', (selector) => {
  const tokens: Record<string, string> = { ...tokensOf(':root'), ...tokensOf(selector) };
  const contrast = (name: string, ground: string, tint = 0) =>
    color.getContrast(
      color.flattenColors(parse(tokens[name], tint), parse(tokens[ground])),
      parse(tokens[name]),
    );

  it.each(['--color-source', '--color-output', '--color-types'])(
    '%s is readable, also on 8 percent of itself',
    (name) => {
      for (const ground of ['--color-page', '--color-subtle', '--code-background'])
        expect(contrast(name, ground, 0.08)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('the text of tooltips is readable', () => {
    expect(contrast('--color-on-tooltip', '--color-tooltip')).toBeGreaterThanOrEqual(4.5);
  });
});
