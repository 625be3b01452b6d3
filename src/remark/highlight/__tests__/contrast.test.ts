import { readFileSync } from 'node:fs';
import path from 'node:path';

const css = readFileSync(path.join(__dirname, '../../../css/code.css'), 'utf8');

/** The custom properties with a colour of the block that a selector opens. */
function colours(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('}', start));
  return new Map(
    [...block.matchAll(/--code-([\w-]+): (#[0-9a-f]{6})/g)].map(([, name, value]) => [
      name as string,
      value as string,
    ]),
  );
}

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

describe.each([':root', "[data-theme='dark']"])('%s', (selector) => {
  const theme = colours(selector);
  const texts = [...theme].filter(([name]) => name === 'text' || name.startsWith('token-'));

  it('colours text and all kinds of tokens', () => {
    expect(texts).toHaveLength(12);
  });

  it.each(texts)('%s is readable on both backgrounds', (_name, colour) => {
    for (const background of ['background', 'line-highlight']) {
      const ground = theme.get(background) as string;
      expect(contrast(colour, ground)).toBeGreaterThanOrEqual(4.5);
    }
  });
});
