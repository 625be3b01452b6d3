import fs from 'node:fs';
import path from 'node:path';
import { cssTokens } from './cssTokens';

const file = path.resolve(__dirname, './tokens.css');
const selectors = { light: ':root', dark: "[data-theme='dark']" } as const;

/**
 * Reads a design token from `tokens.css`.
 *
 * @throws Error that names the file and the token if the color scheme does not set it
 */
export function readToken(name: string, scheme: keyof typeof selectors = 'light'): string {
  const value = cssTokens(fs.readFileSync(file, 'utf8'), selectors[scheme])[name];
  if (!value)
    throw new Error(`src/css/tokens.css does not set ${name} under ${selectors[scheme]}.`);
  return value;
}
