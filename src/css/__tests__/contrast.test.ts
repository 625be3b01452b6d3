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

describe.each([':root', "[data-theme='dark']"])('colors of %s', (selector) => {
  const tokens: Record<string, string> = { ...tokensOf(':root'), ...tokensOf(selector) };
  const codeColors = Object.keys(tokensOf(selector)).filter((name) =>
    /^--code-(text$|token-)/.test(name),
  );

  it.each(['--color-source', '--color-output', '--color-types'])(
    '%s is readable, also on 8 percent of itself',
    (name) => {
      const [text, tint] = [parse(tokens[name]), parse(tokens[name], 0.08)];
      for (const each of ['--color-page', '--color-subtle', '--code-background']) {
        const ground = parse(tokens[each]);
        const tinted = color.flattenColors(tint, ground);
        expect(color.getContrast(ground, text)).toBeGreaterThanOrEqual(4.5);
        expect(color.getContrast(tinted, text)).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

  it('are set for the text of code and all kinds of tokens', () => {
    expect(codeColors).toHaveLength(11);
  });

  it.each([
    ...codeColors.flatMap((name) => [
      [name, '--code-background'],
      [name, '--code-line-highlight'],
    ]),
    // CSS draws tooltips, so axe can't see them on a page.
    ['--color-on-tooltip', '--color-tooltip'],
  ])('%s is readable on %s', (text, ground) => {
    const contrast = color.getContrast(parse(tokens[ground]), parse(tokens[text]));
    expect(contrast).toBeGreaterThanOrEqual(4.5);
  });
});
