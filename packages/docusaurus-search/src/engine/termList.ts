/** A word, and the first section that has it in its text. */
export interface ListedTerm {
  spelling: string;
  first: number;
}

/**
 * Writes words by the first section that has them: blanks between those of a section, and a comma
 * between sections. Words of one section are alike, so they compress better than in the order of
 * their spelling, and the lists of sections need one number less.
 *
 * `dist` in section 0, `path` and `root` in section 2 → `dist,,path root`
 */
export function writeTerms(terms: readonly ListedTerm[]): string {
  const bySection: string[][] = [];
  for (const { spelling, first } of terms) (bySection[first] ??= []).push(spelling);
  return Array.from(bySection, (spellings?: string[]) => spellings?.join(' ') ?? '').join(',');
}

/** Reads what `writeTerms` wrote. */
export function readTerms(text: string): ListedTerm[] {
  return text.split(',').flatMap((spellings, first) =>
    spellings
      .split(' ')
      .filter(Boolean)
      .map((spelling) => ({ spelling, first })),
  );
}
