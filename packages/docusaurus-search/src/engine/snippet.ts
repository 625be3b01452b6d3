import { highlight } from './highlight';
import { tokenize } from './tokenize';

/** Number of blocks that are searched word by word. */
const closelyRead = 2;

/** Picks the blocks that contain the most terms, by a fast substring search. */
function likelyBlocks(text: string, terms: ReadonlySet<string>): string[] {
  const blocks = text.split('\n');
  if (blocks.length <= closelyRead) return blocks;
  // Without the end that stemming may have changed
  const needles = [...terms].map((term) => (term.length > 5 ? term.slice(0, -1) : term));
  const scored = blocks.map((block, place) => {
    const lower = block.toLowerCase();
    return { block, place, score: needles.filter((needle) => lower.includes(needle)).length };
  });
  return scored
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.place - b.place)
    .slice(0, closelyRead)
    .map(({ block }) => block);
}

/**
 * Extracts the words around the best match in a text, with an ellipsis at each end that is cut off.
 *
 * `['… writes ', 'declaration', ' files next to the …']`
 *
 * @param text one block per line; a snippet stays within one block
 * @param length number of words
 * @returns undefined if there is no match
 */
export function snippet(
  text: string,
  terms: ReadonlySet<string>,
  length: number,
): string[] | undefined {
  let best = { score: -1, value: '' };
  for (const block of likelyBlocks(text, terms)) {
    const words = tokenize(block);
    const hits = words.map(({ whole, parts }) =>
      terms.has(whole.text) ? whole.text : parts.find((part) => terms.has(part.text))?.text,
    );
    for (let first = 0; first === 0 || first <= words.length - length; first++) {
      const window = hits.slice(first, first + length).filter((hit) => hit !== undefined);
      // The number of distinct words counts most; a window that starts just before the first match
      // wins a tie.
      const early = hits[first + 1] !== undefined || hits[first] !== undefined ? 0.5 : 0;
      const score = new Set(window).size * 10 + window.length + (window.length > 0 ? early : 0);
      if (score <= best.score) continue;
      const isWhole = first + length >= words.length;
      const start = first === 0 ? 0 : (words[first]?.start ?? 0);
      const end = isWhole ? block.length : (words[first + length - 1]?.end ?? block.length);
      const before = first === 0 ? '' : '…';
      best = { score, value: before + block.slice(start, end) + (isWhole ? '' : '…') };
    }
  }
  const pieces = highlight(best.value, terms);
  return pieces.length > 1 ? pieces : undefined;
}
