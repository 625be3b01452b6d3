import type { FindRepetitions, Place } from './repetition';

/** Shorter sentences are alike by chance. */
const minWords = 8;

/** The part of the words of two sentences that both have. Below it, they say different things. */
const alike = 0.6;

interface Sentence extends Place {
  text: string;
  words: readonly string[];
}

function areAlike({ words: a }: Sentence, { words: b }: Sentence): boolean {
  const both = a.filter((word) => b.includes(word)).length;
  return both / (a.length + b.length - both) >= alike;
}

/** Finds pairs of sentences on different pages that have most of their words in common. */
export const findSentences: FindRepetitions = (pages) => {
  const all = pages.flatMap(({ file, prose }) =>
    prose.flatMap(({ text: part, line }) =>
      part.split(/(?<=[.!?:])\s+/).flatMap((text): Sentence[] => {
        const words = [...new Set(text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu))];
        return words.length >= minWords ? [{ text, words, file, line }] : [];
      }),
    ),
  );
  const uses = new Map<string, number>();
  for (const word of all.flatMap(({ words }) => words)) uses.set(word, (uses.get(word) ?? 0) + 1);

  // Sentences that are alike share one of their rarest words, so only those are compared.
  const byWord = new Map<string, Sentence[]>();
  return all.flatMap((sentence) => {
    const byUse = [...sentence.words].sort((a, b) => uses.get(a)! - uses.get(b)!);
    const rare = byUse.slice(0, byUse.length - Math.ceil(alike * byUse.length) + 1);
    const others = new Set(rare.flatMap((word) => byWord.get(word) ?? []));
    for (const word of rare) byWord.set(word, [...(byWord.get(word) ?? []), sentence]);

    return [...others]
      .filter((other) => other.file !== sentence.file && areAlike(sentence, other))
      .map((other) => ({ text: sentence.text, places: [other, sentence] }));
  });
};
