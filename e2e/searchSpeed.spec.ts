import { input, openDialog, searchFor } from './searchDialog';
import { expect, test } from './site';

// Each query changes the first result: the test waits for that change.
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
  for (const query of queries) {
    const times = [await measure(query)];
    for (let round = 0; round < 2; round++) {
      await measure('f');
      times.push(await measure(query));
    }
    // The best of the rounds: other work on the machine only ever adds.
    expect(Math.min(...times), query).toBeLessThanOrEqual(50);
  }
});
