/**
 * Reads the custom properties that a style sheet sets under a selector.
 *
 * `:root { --a: #fff; }`, `:root` → `{ '--a': '#fff' }`
 *
 * @throws Error if the style sheet has no rule with exactly this selector
 */
export function cssTokens(css: string, selector: string): Record<string, string> {
  const bare = css.replace(/\/\*[^]*?\*\//g, '');
  const rule = [...bare.matchAll(/([^{}]+)\{([^{}]*)\}/g)].find(
    ([, prelude = '']) => prelude.trim() === selector,
  );
  if (!rule) throw new Error(`The style sheet has no rule "${selector}".`);
  const declarations = (rule[2] ?? '').matchAll(/(--[\w-]+)\s*:\s*([^;]+);/g);
  return Object.fromEntries(
    [...declarations].map(([, name = '', value = '']) => [name, value.trim()]),
  );
}
