import type { Plugin, Processor } from 'unified';

/**
 * Binds a plugin to its options. Docusaurus writes the options of Markdown plugins into the site
 * configuration, which every page loads; what a function encloses stays in the build.
 *
 * @returns a plugin without options
 */
export function bindOptions<Options>(
  plugin: (this: Processor, options: Options) => unknown,
  options: Options,
): Plugin {
  return function (this: Processor) {
    return plugin.call(this, options) as ReturnType<Plugin>;
  };
}
