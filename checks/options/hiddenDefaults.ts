import type { OutputFormat } from '../../src/config/options/types';

/** Why `rslib inspect` cannot confirm a default. */
export interface HiddenDefault {
  reason: string;
  /** The formats that this applies to; all if absent. */
  formats?: OutputFormat[];
}

const inPlugin: HiddenDefault = {
  reason: 'private to the plugin for declarations; inspect prints only its name',
};
const inFunction: HiddenDefault = {
  reason: 'private to the function that rewrites imports; inspect prints only its code',
};
const whileCleaning: HiddenDefault = {
  reason: 'read while dist is emptied; inspect does not print it',
};

/**
 * The defaults that `rslib inspect` cannot confirm. If the declarations document such a default as
 * plain code, it is compared with that. An entry that inspect does confirm is an issue.
 */
export const hiddenDefaults: Readonly<Record<string, HiddenDefault>> = {
  'lib.redirect': inFunction,
  'lib.redirect.js.path': inFunction,
  'lib.redirect.js.extension': inFunction,
  'lib.redirect.style.path': inFunction,
  'lib.redirect.style.extension': inFunction,
  'lib.redirect.asset.path': inFunction,
  'lib.redirect.asset.extension': inFunction,
  'lib.redirect.dts.path': inPlugin,
  'lib.redirect.dts.extension': inPlugin,
  'lib.banner.dts': inPlugin,
  'lib.footer.dts': inPlugin,
  'lib.dts.bundle': inPlugin,
  'lib.dts.bundle.tsconfigPath': inPlugin,
  'lib.dts.bundle.bundledPackages': inPlugin,
  'lib.dts.distPath': inPlugin,
  'lib.dts.build': inPlugin,
  'lib.dts.abortOnError': inPlugin,
  'lib.dts.autoExtension': inPlugin,
  'lib.dts.alias': inPlugin,
  'source.include': {
    formats: ['mf'],
    reason: 'the plugin for Module Federation adds its own files',
  },
  'dev.watchFiles': { reason: 'read by watch mode; inspect does not print it' },
  'output.cleanDistPath.enable': whileCleaning,
  'output.cssModules.mode': {
    reason: 'css-loader fills it in; the configuration leaves it out',
  },
  'output.minify': {
    formats: ['iife', 'mf'],
    reason: 'jsOptions differs there; the entry of jsOptions has the default for each format',
  },
  plugins: {
    formats: ['mf'],
    reason: 'this format can only be inspected with its plugin',
  },
};
