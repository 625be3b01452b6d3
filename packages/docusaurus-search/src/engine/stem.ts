/** Endings of English words with their replacements; the first match counts. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/ies$/, 'y'],
  [/(ss|sh|ch|x)es$/, '$1'],
  [/([^sui])s$/, '$1'],
];

/**
 * Removes the plural ending, -ing, -ed and a final e of an English word. The stem need not be a
 * word, as texts and queries are stemmed alike.
 *
 * `bundles`, `bundling`, `bundled` → `bundl`; `libraries` → `library`
 *
 * @param word in lower case
 */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  const ending = endings.find(([pattern]) => pattern.test(word));
  const singular = ending ? word.replace(...ending) : word;
  const root = singular.replace(/(?:ing|ed)$/, '');
  const isVerb = root !== singular && root.length >= 3 && /[aeiouy]/.test(root);
  const base = isVerb ? root.replace(/([^aeiouls])\1$/, '$1') : singular;
  return base.length > 3 ? base.replace(/e$/, '') : base;
}
