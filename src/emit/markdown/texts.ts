import type { Locale } from '../../site/locales';

const en = {
  /** Link to `llms-full.txt`. */
  full: 'All pages in one file',
  /** Before the URL of a page. */
  source: 'Source',
  /** Between a term and its description. */
  colon: ': ',
  /** Text of the link to all recorded builds of an output explorer. */
  combinations: (count: number) => `All ${count} combinations`,
  /** Title of the file of these builds. */
  recordings: (example: string) => `All recorded builds of the example "${example}"`,
};

/** Texts that the files add to those of the pages. `translate` does not work in build steps. */
export const texts: Record<Locale, typeof en> = {
  en,
  zh: {
    full: '全部页面合为一个文件',
    source: '来源',
    colon: '：',
    combinations: (count) => `全部 ${count} 种组合`,
    recordings: (example) => `示例 ${example} 的全部构建结果`,
  },
};
