import type { Locale } from '../../site/locales';

/** Texts that the files add to those of the pages. `translate` does not work in build steps. */
interface Texts {
  /** Link to `llms-full.txt`. */
  full: string;
  /** Before the URL of a page. */
  source: string;
  /** Between a term and its description. */
  colon: string;
  /** Text of the link to all recorded builds of an output explorer. */
  combinations: (count: number) => string;
  /** Title of the file of these builds. */
  recordings: (example: string) => string;
}

export const texts: Record<Locale, Texts> = {
  en: {
    full: 'All pages in one file',
    source: 'Source',
    colon: ': ',
    combinations: (count) => `All ${count} combinations`,
    recordings: (example) => `All recorded builds of the example "${example}"`,
  },
  zh: {
    full: '全部页面合为一个文件',
    source: '来源',
    colon: '：',
    combinations: (count) => `全部 ${count} 种组合`,
    recordings: (example) => `示例 ${example} 的全部构建结果`,
  },
};
