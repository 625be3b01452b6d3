import { input, openDialog, searchFor } from './searchDialog';
import { expect, test } from './site';

// Each query changes what the dialog lists: the test waits for the first change in it.
const queries = ['dts', 'umd', 'banner', 'react', 'bundle', 'shims', 'vue', 'svg', 'format'];

test('first result at most 50 ms after a key', async ({ page }) => {
  await openDialog(page);
  await searchFor(page, 'f');
  const measure = (query: string) =>
    input(page).evaluate(async (field: HTMLInputElement, typed) => {
      const start = performance.now();
      const changed = new Promise((resolve) => {
        const options = { childList: true, subtree: true, characterData: true };
        new MutationObserver(resolve).observe(field.closest('dialog')!, options);
      });
      field.select();
      document.execCommand('insertText', false, typed);
      await changed;
      return performance.now() - start;
    }, query);
  const rounds = [];
  for (let round = 0; round < 3; round++) {
    const times = new Map<string, number>();
    for (const query of queries) times.set(query, await measure(query));
    rounds.push(times);
  }
  for (const query of queries) {
    // The best of the rounds: other work on the machine only ever adds.
    const best = Math.min(...rounds.map((times) => times.get(query)!));
    expect(best, query).toBeLessThanOrEqual(50);
  }
});
