import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Locale } from '../locales';
import { configuredTexts } from './codeTexts';

/** Adds the configured texts to the translations of the interface: `i18n/<locale>/code.json`. */
export default function interfaceTextsPlugin({ i18n }: LoadContext): Plugin {
  const texts = configuredTexts(i18n.currentLocale as Locale);
  return {
    name: 'interface-texts',
    getDefaultCodeTranslationMessages: () => Promise.resolve(texts),
  };
}
