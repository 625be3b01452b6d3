import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cssTokens } from '../../../../css/cssTokens';
import { contrast } from '../../../../testing/contrast';

const css = readFileSync(path.join(__dirname, '../../../../css/code.css'), 'utf8');

describe.each([':root', "[data-theme='dark']"])('%s', (selector) => {
  const theme = cssTokens(css, selector);
  const texts = Object.entries(theme).filter(([name]) => /^--code-(text$|token-)/.test(name));

  it('has a color for text and for all kinds of tokens', () => {
    expect(texts).toHaveLength(12);
  });

  it.each(texts)('%s is readable on both backgrounds', (_name, color) => {
    for (const background of ['--code-background', '--code-line-highlight'])
      expect(contrast(color, String(theme[background]))).toBeGreaterThanOrEqual(4.5);
  });
});
