import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { replaceClientModules } from '../replaceClientModules';
import { datePatterns } from './datePatterns';

/** Formats dates without `Intl.DateTimeFormat`, whose first use keeps a slow phone busy. */
export default function datesPatch({ i18n }: LoadContext): Plugin {
  const { configureWebpack, ...plugin } = replaceClientModules('dates', {
    './utils/IntlUtils': path.join(__dirname, 'dateTimeFormat.ts'),
  });
  return {
    ...plugin,
    configureWebpack(config, isServer, utils, content) {
      const { DefinePlugin } = utils.currentBundler.instance;
      const replacements = configureWebpack?.call(plugin, config, isServer, utils, content);
      const facts = { __DATE_PATTERNS__: JSON.stringify(datePatterns(i18n.currentLocale)) };
      return { plugins: [...(replacements?.plugins ?? []), new DefinePlugin(facts)] };
    },
  };
}
