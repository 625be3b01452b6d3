import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contrast } from '../../../../testing/contrast';

const css = readFileSync(path.join(__dirname, '../../../../css/code.css'), 'utf8');

/** The custom properties with a color of the block that a selector opens. */
function colors(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('}', start));
  return new Map(
    [...block.matchAll(/--code-([\w-]+): (#[0-9a-f]{6})/g)].map(([, name, value]) => [
      name as string,
      value as string,
    ]),
  );
}

describe.each([':root', "[data-theme='dark']"])('%s', (selector) => {
  const theme = colors(selector);
  const texts = [...theme].filter(([name]) => name === 'text' || name.startsWith('token-'));

  it('has a color for text and for all kinds of tokens', () => {
    expect(texts).toHaveLength(12);
  });

  it.each(texts)('%s is readable on both backgrounds', (_name, color) => {
    for (const background of ['background', 'line-highlight']) {
      const ground = theme.get(background) as string;
      expect(contrast(color, ground)).toBeGreaterThanOrEqual(4.5);
    }
  });
});
