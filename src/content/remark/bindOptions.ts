import type { Plugin, Processor } from 'unified';

/**
 * Binds a plugin to its options. Docusaurus serializes the options of Markdown plugins into the
 * site configuration, which every page loads; values that a closure captures stay in the build.
 *
 * @returns a plugin that takes no options
 */
export function bindOptions<Options>(
  plugin: (this: Processor, options: Options) => unknown,
  options: Options,
): Plugin {
  return function (this: Processor) {
    return plugin.call(this, options) as ReturnType<Plugin>;
  };
}
