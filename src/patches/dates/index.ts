import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { replaceClientModules } from '../replaceClientModules';
import { datePatterns } from './datePatterns';

/** Formats dates without `Intl.DateTimeFormat`, whose first use keeps a slow phone busy. */
export default function datesPatch({ i18n }: LoadContext): Plugin {
  const file = path.join(__dirname, 'dateTimeFormat.ts');
  const constants = () => ({ __DATE_PATTERNS__: datePatterns(i18n.currentLocale) });
  return replaceClientModules('dates', { './utils/IntlUtils': file }, constants);
}
