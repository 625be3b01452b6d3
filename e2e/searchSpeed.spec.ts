import { openDialog, searchFor } from './searchDialog';
import { expect, test } from './site';

// Each query changes the first result: the test waits for that change.
const queries = ['dts', 'umd', 'banner', 'react', 'bundle', 'shims', 'vue', 'svg', 'format'];
const rounds = 3;

test('first result at most 50 ms after a key', async ({ page }) => {
  await openDialog(page);
  await searchFor(page, 'f');
  const measured = await page.evaluate(
    async ([words, times]) => {
      const field = document.querySelector<HTMLInputElement>('dialog [role=combobox]');
      const list = field?.closest('dialog');
      if (!field || !list) throw new Error('no dialog');
      const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
      const measure = async (query: string) => {
        const start = performance.now();
        const changed = new Promise<void>((resolve) => {
          const observer = new MutationObserver(() => {
            observer.disconnect();
            resolve();
          });
          observer.observe(list, { childList: true, subtree: true, characterData: true });
        });
        value?.set?.call(field, query);
        field.dispatchEvent(new Event('input', { bubbles: true }));
        await changed;
        return performance.now() - start;
      };
      const all: { query: string; ms: number }[] = [];
      for (let round = 0; round < times; round++)
        for (const query of words) all.push({ query, ms: await measure(query) });

      return all;
    },
    [queries, rounds] as const,
  );
  const sorted = measured.map(({ ms }) => Math.round(ms)).sort((a, b) => a - b);
  console.log(`from key to first result, ms: ${sorted.join(' ')}`);
  for (const query of queries) {
    // The best of the rounds: other work on the machine only ever adds.
    const best = Math.min(...measured.filter((one) => one.query === query).map(({ ms }) => ms));
    expect(best, query).toBeLessThanOrEqual(50);
  }
});
