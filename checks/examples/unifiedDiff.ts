interface Row {
  readonly mark: ' ' | '-' | '+';
  readonly text: string;
}

const CONTEXT = 3;
const MAX_ROWS = 60;
// The table of the comparison grows with the product of both lengths; beyond
// this many cells the differing middle is shown as replaced as a whole.
const MAX_CELLS = 4_000_000;

/**
 * Shows how two texts differ, in the manner of `diff -u`.
 *
 * @returns Lines that open with `-` (only before), `+` (only after) or a blank
 *   (both); long equal stretches and what exceeds 60 lines are left out.
 */
export function unifiedDiff(before: string, after: string): string[] {
  const rows = compareLines(before.split('\n'), after.split('\n'));
  const near = rows.map((_, index) =>
    rows.slice(Math.max(0, index - CONTEXT), index + CONTEXT + 1).some((row) => row.mark !== ' '),
  );
  const shown: string[] = [];
  rows.forEach((row, index) => {
    if (near[index]) shown.push(`${row.mark}${row.text}`);
    else if (index > 0 && near[index - 1]) shown.push('@@');
  });
  if (shown.length <= MAX_ROWS) return shown;
  const rest = shown.length - MAX_ROWS;
  return [...shown.slice(0, MAX_ROWS), `… ${rest} more lines`];
}

function compareLines(a: readonly string[], b: readonly string[]): Row[] {
  let start = 0;
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start++;
  let end = 0;
  const room = Math.min(a.length, b.length) - start;
  while (end < room && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  return [
    ...a.slice(0, start).map(toRow(' ')),
    ...compareMiddle(a.slice(start, a.length - end), b.slice(start, b.length - end)),
    ...a.slice(a.length - end).map(toRow(' ')),
  ];
}

function toRow(mark: Row['mark']): (text: string) => Row {
  return (text) => ({ mark, text });
}

// Longest common subsequence: cell (i, j) holds its length for a[i…], b[j…].
function compareMiddle(a: readonly string[], b: readonly string[]): Row[] {
  const width = b.length + 1;
  if ((a.length + 1) * width > MAX_CELLS) {
    return [...a.map(toRow('-')), ...b.map(toRow('+'))];
  }
  const common = new Uint32Array((a.length + 1) * width);
  const at = (i: number, j: number): number => common[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      common[i * width + j] =
        a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const rows: Row[] = [];
  let [i, j] = [0, 0];
  for (;;) {
    const [left, right] = [a[i], b[j]];
    if (left !== undefined && left === right) {
      rows.push({ mark: ' ', text: left });
      i++;
      j++;
    } else if (left !== undefined && (right === undefined || at(i + 1, j) >= at(i, j + 1))) {
      rows.push({ mark: '-', text: left });
      i++;
    } else if (right !== undefined) {
      rows.push({ mark: '+', text: right });
      j++;
    } else return rows;
  }
}
