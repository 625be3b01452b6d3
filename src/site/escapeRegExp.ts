/** Escapes a text for a regular expression that matches it: `a.b` → `a\.b` */
export function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
