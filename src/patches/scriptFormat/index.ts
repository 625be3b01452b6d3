import { getSwcJsMinimizerOptions } from '@docusaurus/faster';
import type { Plugin } from '@docusaurus/types';
import type * as Rspack from '@rspack/core';

/**
 * Makes Chromium compile all functions of a script while it downloads the rest, beside the main
 * thread, instead of each one when it is called first: https://v8.dev/blog/explicit-compile-hints
 */
const compileHint = '//# allFunctionsCalledOnLoad';

/** The scripts that start a page. Only scripts over 30 kB are compiled during the download. */
const mainScript = /[\\/]main\.\w+\.js$/;

/**
 * Changes how the scripts for the browser are written, for which Docusaurus has no setting. Most
 * functions of the main script are called when a page starts, and it begins with a hint about that.
 * Characters outside of ASCII are not escaped: the escapes of a Chinese text are twice as long as
 * the text, and scripts have the charset of the HTML, UTF-8.
 */
export default function scriptFormatPatch(): Plugin {
  return {
    name: 'script-format',
    configureWebpack({ optimization }, isServer, { currentBundler }) {
      const minimizers = optimization?.minimizer;
      // The server bundle and that of the development server are not minimized.
      if (isServer || !minimizers) return {};
      const { BannerPlugin, Compilation, SwcJsMinimizerRspackPlugin } =
        currentBundler.instance as unknown as typeof Rspack;
      const { format, ...options } = getSwcJsMinimizerOptions();
      const scripts = new SwcJsMinimizerRspackPlugin({
        minimizerOptions: { ...options, minify: true, format: { ...format, ascii_only: false } },
      } as Rspack.SwcJsMinimizerRspackPluginOptions);
      const others = minimizers.filter(
        (minimizer) => !(minimizer instanceof SwcJsMinimizerRspackPlugin),
      );
      if (others.length === minimizers.length) {
        throw new Error(
          'The patch "script-format" replaces SwcJsMinimizerRspackPlugin, which Docusaurus no longer uses. ' +
            'Fix: Compare getMinimizers of @docusaurus/bundler with the previous version, and correct or delete the patch.',
        );
      }
      return {
        mergeStrategy: { 'optimization.minimizer': 'replace' },
        optimization: {
          minimizer: [scripts, ...others],
        },
        plugins: [
          new BannerPlugin({
            banner: compileHint,
            raw: true,
            include: mainScript,
            // The minimizer removes comments; the hash in the name of the file includes this one.
            stage: Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
          }),
        ],
      } as object;
    },
  };
}
