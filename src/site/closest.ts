/** Number of wrong, missing, extra or swapped letters between two words. */
function editDistance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i++) {
    const [last = [], row] = [rows[i - 1], [i]];
    for (let j = 1; j <= b.length; j++) {
      const wrong = last[j - 1]! + Number(a[i - 1] !== b[j - 1]);
      const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwap ? rows[i - 2]![j - 2]! + 1 : wrong;
      row.push(Math.min(row[j - 1]! + 1, last[j]! + 1, wrong, swapped));
    }
    rows.push(row);
  }
  return rows[a.length]![b.length]!;
}

/**
 * Finds the known word that a wrong one was probably meant to be.
 *
 * `titel` among `title`, `image` → `title`
 *
 * @returns `undefined` if none is similar: every third letter may differ
 */
export function closest(word: string, known: readonly string[]): string | undefined {
  const limit = Math.floor(word.length / 3);
  const distances = known.map((other) => [other, editDistance(word, other)] as const);
  const [best] = distances.sort(([, a], [, b]) => a - b);
  return best && best[1] <= limit ? best[0] : undefined;
}
