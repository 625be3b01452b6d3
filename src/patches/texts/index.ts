import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { LoaderContext } from '@rspack/core';
import { replaceClientModules } from '../replaceClientModules';
import { inlineTexts, type Texts } from './inlineTexts';

/**
 * Writes the texts of the interface into the scripts that show them. Otherwise every page loads the
 * texts of all scripts as one table, 4 kB compressed in Chinese, and in each script the texts'
 * ids, their English originals and the descriptions for translators.
 */
export default function textsPatch({ generatedFilesDir }: LoadContext): Plugin {
  const file = path.join(generatedFilesDir, 'codeTranslations.json');
  const { configureWebpack, ...plugin } = replaceClientModules('texts', {
    '@generated/codeTranslations': path.join(__dirname, '../emptyModule.ts?texts'),
  });
  return {
    ...plugin,
    configureWebpack(config, isServer, utils, content) {
      if (isServer) return {};
      const texts = JSON.parse(fs.readFileSync(file, 'utf8')) as Texts;
      const transform = (source: string, context: LoaderContext) => {
        context.addDependency(file);
        return inlineTexts(source, texts);
      };
      return {
        ...configureWebpack?.call(plugin, config, isServer, utils, content),
        module: {
          rules: [
            {
              test: /[\\/](src|@docusaurus[\\/][\w-]+[\\/]lib)[\\/].*\.[jt]sx?$/,
              enforce: 'post',
              loader: path.join(__dirname, '../transformLoader.mjs'),
              options: { transform },
            },
          ],
        },
      };
    },
  };
}
