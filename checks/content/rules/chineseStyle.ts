import type { Check } from '../../base/check';
import type { Content } from '../content';

const han = /\p{Script=Han}/gu;
const sentences = /[^。！？\n]+(?:[。！？]|：$)/gm;

interface Manner {
  name: string;
  /** What is counted. */
  pattern: RegExp;
  /** What it is counted per, and how many of that. */
  per: RegExp;
  unit: number;
  /** Of all Chinese pages together. */
  limit: number;
}

/** What makes sentences alike if there is much of it, and a pronoun that readers miss. */
const manners: readonly Manner[] = [
  {
    name: '请 per 1,000 characters',
    pattern: /(?<![申邀])请(?!求)/g,
    per: han,
    unit: 1000,
    limit: 4,
  },
  {
    name: '如果……，请…… per 1,000 characters',
    pattern: /如果[^。；\n]*，请/g,
    per: han,
    unit: 1000,
    limit: 0.8,
  },
  { name: '； per 1,000 characters', pattern: /；/g, per: han, unit: 1000, limit: 0.8 },
  {
    name: '% of sentences that begin with 如果',
    pattern: /(?<=^|[。！？])如果[^。！？\n]+(?:[。！？]|：$)/gm,
    per: sentences,
    unit: 100,
    limit: 8,
  },
  { name: 'characters per 它', pattern: han, per: /它/g, unit: 1, limit: 1250 },
];

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** The sentences of the Chinese pages are not too much alike. */
export const chineseStyle: Check<Content> = ({ pages }) => {
  const texts = pages
    .filter(({ locale, kind }) => locale === 'zh' && kind === 'docs')
    .map(({ file, prose }) => ({
      file,
      text: prose.map(({ text }) => text.trim()).join('\n'),
    }));
  return manners.flatMap(({ name, pattern, per, unit, limit }) => {
    const valueOf = (text: string) =>
      Math.round((100 * unit * count(text, pattern)) / Math.max(1, count(text, per))) / 100;
    const value = valueOf(texts.map(({ text }) => text).join('\n'));
    if (value <= limit) return [];

    return [
      {
        file: 'i18n/zh',
        message: `${value} ${name}, at most ${limit} are allowed`,
        fix: 'Vary the sentences as i18n/zh/GLOSSARY.md says.',
        details: texts
          .map(({ file, text }) => ({ file, value: valueOf(text) }))
          .filter((page) => page.value > limit)
          .sort((a, b) => b.value - a.value)
          .map((page) => `${page.value} ${page.file}`)
          .join('\n'),
      },
    ];
  });
};
