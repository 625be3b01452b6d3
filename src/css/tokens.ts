import fs from 'node:fs';
import path from 'node:path';
import { parse, type Rule } from 'postcss';

/**
 * Reads the custom properties that a style sheet sets under a selector.
 *
 * `:root { --a: #fff; }`, `:root` → `{ '--a': '#fff' }`
 *
 * @throws Error if the style sheet has no rule with exactly this selector
 */
export function cssTokens(css: string, selector: string): Record<string, string> {
  const rule = parse(css).nodes.find(
    (node): node is Rule => node.type === 'rule' && node.selector === selector,
  );
  if (!rule) throw new Error(`The style sheet has no rule "${selector}".`);
  const tokens: Record<string, string> = {};
  rule.walkDecls(/^--/, ({ prop, value }) => void (tokens[prop] = value.trim()));
  return tokens;
}

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
