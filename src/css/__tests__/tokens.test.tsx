import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hover } from '@site/src/components/Menu';
import { revealDuration } from '@site/src/components/ThemeToggle/useThemeChange';
import { cssTokens } from '@site/src/css/tokens';

const css = readFileSync(path.join(__dirname, '../tokens.css'), 'utf8');

// Scripts repeat these tokens instead of reading them, so as not to wait for the style sheet.
it.each([
  ['--theme-reveal-duration', revealDuration],
  ['--menu-close-delay', hover.closeDelay],
])('%s equals the constant of the script, %d ms', (name, milliseconds) => {
  expect(cssTokens(css, ':root')[name]).toBe(`${milliseconds / 1000}s`);
});
