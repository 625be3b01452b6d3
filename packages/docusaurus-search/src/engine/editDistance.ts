/** Rows of the distance table, reused by all calls, as a query compares a word with thousands. */
let [beforeLast, last, row] = [new Uint8Array(64), new Uint8Array(64), new Uint8Array(64)];

/**
 * Number of wrong, missing, extra or swapped letters between two words, up to a limit.
 *
 * `budnle`, `bundle` → 1
 *
 * @returns the distance, or `limit + 1` where it is greater than the limit or a word has more than
 *   63 letters
 */
export function editDistance(a: string, b: string, limit: number): number {
  const tooFar = limit + 1;
  if (Math.abs(a.length - b.length) > limit || b.length >= last.length) return tooFar;
  for (let j = 0; j <= b.length; j++) last[j] = j;
  for (let i = 1; i <= a.length; i++) {
    row[0] = i;
    let best = i;
    const letter = a.charCodeAt(i - 1);
    for (let j = 1; j <= b.length; j++) {
      const other = b.charCodeAt(j - 1);
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (letter === other ? 0 : 1));
      const isSwap =
        i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === other;
      if (isSwap) cost = Math.min(cost, beforeLast[j - 2]! + 1);
      row[j] = cost;
      if (cost < best) best = cost;
    }
    if (best > limit) return tooFar;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  return Math.min(last[b.length]!, tooFar);
}
