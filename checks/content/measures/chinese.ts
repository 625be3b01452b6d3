import { limits } from './limits';
import type { Measure } from './measure';

const han = /\p{Script=Han}/gu;
const sentences = /[^。！？\n]+(?:[。！？]|：$)/gm;

interface Manner {
  name: keyof typeof limits.chinese;
  /** What is counted. */
  pattern: RegExp;
  /** What it is counted per, and how many of that. */
  per: RegExp;
  unit: number;
}

/** What makes sentences alike if there is much of it, and a pronoun that readers miss. */
const manners: readonly Manner[] = [
  { name: '请 per 1,000 characters', pattern: /(?<![申邀])请(?!求)/g, per: han, unit: 1000 },
  {
    name: '如果……，请…… per 1,000 characters',
    pattern: /如果[^。；\n]*，请/g,
    per: han,
    unit: 1000,
  },
  { name: '； per 1,000 characters', pattern: /；/g, per: han, unit: 1000 },
  {
    name: '% of sentences that begin with 如果',
    pattern: /(?<=^|[。！？])如果[^。！？\n]+(?:[。！？]|：$)/gm,
    per: sentences,
    unit: 100,
  },
  { name: 'characters per 它', pattern: han, per: /它/g, unit: 1 },
];

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Measures how much the sentences of the Chinese pages are alike. */
export const chinese: Measure = (pages) => {
  const texts = pages.map(({ file, prose }) => ({
    file,
    text: prose.map(({ text }) => text.trim()).join('\n'),
  }));
  return manners.map(({ name, pattern, per, unit }) => {
    const valueOf = (text: string) =>
      Math.round((100 * unit * count(text, pattern)) / Math.max(1, count(text, per))) / 100;
    const values = texts.map(({ file, text }) => ({ file, value: valueOf(text) }));
    const limit = limits.chinese[name];
    return {
      measure: name,
      value: valueOf(texts.map(({ text }) => text).join('\n')),
      limit,
      file: 'i18n/zh',
      fix: 'Vary the sentences as i18n/zh/GLOSSARY.md says.',
      details: values
        .filter(({ value }) => value > limit)
        .sort((a, b) => b.value - a.value)
        .map(({ file, value }) => `${value} ${file}`)
        .join('\n'),
    };
  });
};
