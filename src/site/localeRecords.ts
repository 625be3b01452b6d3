import type { Locale } from './locales';
import type { LocaleRecord } from './types';

/**
 * What differs in each language from `site.ts` and from the built-in texts. Only the build reads
 * this file: browsers get its texts with the other translations of the interface.
 */
export const localeRecords: Record<Locale, LocaleRecord> = {
  en: {
    prevPageText: 'Previous Page',
    nextPageText: 'Next Page',
  },
  zh: {
    tagline: '基于 Rsbuild 的库开发工具',
    description:
      '以简单直观的方式创建 JavaScript 库：只需一份简短的配置，即可输出 ESM、CJS、UMD 和类型声明文件。',
    editLink: { text: '在 GitHub 上编辑此页' },
    outlineTitle: '目录',
    prevPageText: '上一页',
    nextPageText: '下一页',
    sourceCodeText: 'GitHub',
    searchPlaceholderText: '搜索文档',
    searchNoResultsText: '无法找到相关结果',
    searchSuggestedQueryText: '你可以尝试查询',
    overview: {
      filterNameText: '过滤',
      filterPlaceholderText: '输入关键词',
      filterNoResultText: '未找到匹配的 API：{keyword}',
    },
  },
};
