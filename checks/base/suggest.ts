import { closest } from '../../src/site/closest';

/**
 * Says how to correct a wrong word: `suggest('Tabz', ['Tabs'], '<%>', …)` →
 * `Did you mean <Tabs>?`
 *
 * @param form has `%` in place of the known word
 * @param otherwise what to say if no known word is similar
 */
export function suggest(
  word: string,
  known: readonly string[],
  form: string,
  otherwise: string,
): string {
  const similar = closest(word, known);
  return similar === undefined ? otherwise : `Did you mean ${form.replace('%', () => similar)}?`;
}
