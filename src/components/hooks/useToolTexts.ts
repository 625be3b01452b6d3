import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { toolLanguage, type ToolGroup, type ToolLink } from '../../site/tools';

/** Selects the fields for the current language. */
export function useToolTexts() {
  const isPlain = useDocusaurusContext().i18n.currentLocale === toolLanguage;
  return {
    urlOf: ({ url, urlEn }: ToolLink) => (isPlain ? url : (urlEn ?? url)),
    descriptionOf: ({ desc, descEn }: ToolLink) => (isPlain ? desc : descEn),
    titleOf: ({ title, titleEn }: ToolGroup) => (isPlain ? title : titleEn),
  };
}
