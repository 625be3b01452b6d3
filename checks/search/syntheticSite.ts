import type { Hierarchy, SearchRecord } from 'docusaurus-search/engine';
import { randomNumbers } from '../../src/components/Stars/starField';

/** Adds numbers to some words, `topic12`, because new pages have new words on a real site, too. */
function withOwnWords(text: string, number: number, random: () => number): string {
  return text.replace(/[a-z]{7,}/gi, (word) =>
    random() < 0.1 ? `${word}${Math.floor(random() * number)}` : word,
  );
}

/**
 * Makes the records of a larger site by copying pages of this one, in random order, as an order
 * that repeats would compress well. Some words of each copy are changed.
 */
export function syntheticSite(records: readonly SearchRecord[], pages: number): SearchRecord[] {
  const byPage = new Map<string, SearchRecord[]>();
  for (const record of records) {
    const page = record.url.split('#')[0] ?? '';
    byPage.set(page, [...(byPage.get(page) ?? []), record]);
  }
  const originals = [...byPage];
  const random = randomNumbers(7);
  return Array.from({ length: pages }, (_, number) => {
    const isCopy = number >= originals.length;
    const at = isCopy ? Math.floor(random() * originals.length) : number;
    const [page = '', own = []] = originals[at] ?? [];
    if (!isCopy) return own;
    const headings = new Map<string, string>();
    const renamed = (heading: string | null) => {
      if (heading === null) return null;
      const name = headings.get(heading) ?? withOwnWords(heading, number, random);
      headings.set(heading, name);
      return name;
    };
    return own.map((record) => ({
      ...record,
      objectID: `${record.objectID}~${number}`,
      url: record.url.replace(page, `${page.replace(/\/$/, '')}/${number}`),
      hierarchy: Object.fromEntries(
        Object.entries(record.hierarchy).map(([level, heading]) => [level, renamed(heading)]),
      ) as Hierarchy,
      content: record.content && withOwnWords(record.content, number, random),
    }));
  }).flat();
}
