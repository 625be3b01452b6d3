import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { toolLanguage, type ToolGroup, type ToolLink } from '../../site/tools';

export interface ToolTexts {
  urlOf: (tool: ToolLink) => string;
  descriptionOf: (tool: ToolLink) => string;
  titleOf: (group: ToolGroup) => string;
}

/** Selects the fields for the current language. */
export function useToolTexts(): ToolTexts {
  const isPlain = useDocusaurusContext().i18n.currentLocale === toolLanguage;
  return {
    urlOf: ({ url, urlEn }) => (isPlain ? url : (urlEn ?? url)),
    descriptionOf: ({ desc, descEn }) => (isPlain ? desc : descEn),
    titleOf: ({ title, titleEn }) => (isPlain ? title : titleEn),
  };
}
