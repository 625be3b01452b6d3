import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ToolGroup, ToolLink } from '../config/tools';

export interface ToolTexts {
  urlOf: (tool: ToolLink) => string;
  descriptionOf: (tool: ToolLink) => string;
  titleOf: (group: ToolGroup) => string;
}

/** Selects the fields of the current language: the English ones on English pages. */
export function useToolTexts(): ToolTexts {
  const isEnglish = useDocusaurusContext().i18n.currentLocale === 'en';
  return {
    urlOf: ({ url, urlEn }) => (isEnglish && urlEn ? urlEn : url),
    descriptionOf: ({ desc, descEn }) => (isEnglish ? descEn : desc),
    titleOf: ({ title, titleEn }) => (isEnglish ? titleEn : title),
  };
}
