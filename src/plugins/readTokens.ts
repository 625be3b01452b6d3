import fs from 'node:fs';
import path from 'node:path';
import { cssTokens } from '../lib/cssTokens';

const file = path.resolve(__dirname, '../css/tokens.css');
const selectors = { light: ':root', dark: "[data-theme='dark']" } as const;

/**
 * A constant of the interface, as `tokens.css` gives it.
 *
 * @throws Error that names file and token if the scheme sets no such token
 */
export function readToken(name: string, scheme: keyof typeof selectors = 'light'): string {
  const value = cssTokens(fs.readFileSync(file, 'utf8'), selectors[scheme])[name];
  if (!value) throw new Error(`src/css/tokens.css sets no ${name} under ${selectors[scheme]}.`);
  return value;
}
