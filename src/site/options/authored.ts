import type { AuthoredTable, DefaultByFormat } from './types';

/** Names of files, which have a hash where a browser loads them. */
function fileNames(extension: string): DefaultByFormat {
  const name = `'[name].${extension}'`;
  const hashed = `'[name].[contenthash:10].${extension}'`;
  return { esm: name, cjs: name, umd: name, iife: name, mf: hashed };
}

/**
 * What authors write about each option, keyed by option path; `npm run options` adds the rest.
 * `since` is the first release whose types have the option; the 0.0.x previews count as 0.1.0. A
 * `default` has the reason why it isn't generated.
 */
export const authored: AuthoredTable = {
  'lib.format': { since: '0.1.0', flag: '--format' },
  'lib.bundle': { since: '0.1.0', flag: '--bundle' },
  'lib.autoExtension': { since: '0.1.0', flag: '--auto-extension' },
  'lib.autoExternal': {
    since: '0.1.0',
    deprecated: { since: '1.0.0', instead: 'output.autoExternal' },
    // The doc comment has that of some formats.
    default: { esm: 'true', cjs: 'true', umd: 'false', iife: 'false', mf: 'false' },
  },
  'lib.redirect': { since: '0.1.0' },
  'lib.redirect.js.path': { since: '0.1.5' },
  'lib.redirect.js.extension': { since: '0.1.5' },
  'lib.redirect.style.path': { since: '0.3.0' },
  'lib.redirect.style.extension': { since: '0.3.0' },
  'lib.redirect.asset.path': { since: '0.11.0' },
  'lib.redirect.asset.extension': { since: '0.11.0' },
  'lib.redirect.dts.path': { since: '0.5.0' },
  'lib.redirect.dts.extension': { since: '0.5.0' },
  // engines.node of the project is used first; only without it, as in inspect, 'esnext'.
  'lib.syntax': { since: '0.1.0', flag: '--syntax', default: 'undefined' },
  'lib.externalHelpers': { since: '0.1.0' },
  'lib.banner': { since: '0.1.0' },
  'lib.banner.js': { since: '0.1.0' },
  'lib.banner.css': { since: '0.1.0' },
  'lib.banner.dts': { since: '0.1.0' },
  'lib.footer': { since: '0.1.0' },
  'lib.footer.js': { since: '0.1.0' },
  'lib.footer.css': { since: '0.1.0' },
  'lib.footer.dts': { since: '0.1.0' },
  'lib.dts': { since: '0.1.0', flag: '--dts' },
  'lib.dts.bundle': { since: '0.1.0' },
  'lib.dts.bundle.tsconfigPath': { since: '1.0.0' },
  // inspect prints only the name of the plugin for declarations.
  'lib.dts.bundle.bundledPackages': { since: '0.9.1', default: 'undefined' },
  'lib.dts.distPath': { since: '0.1.0', default: 'undefined' },
  'lib.dts.build': { since: '0.1.0' },
  'lib.dts.abortOnError': { since: '0.1.0' },
  'lib.dts.autoExtension': { since: '0.1.0' },
  'lib.dts.alias': { since: '0.11.1' },
  'lib.dts.isolated': { since: '0.22.0' },
  // The doc comment says which TypeScript that is.
  'lib.dts.typescriptPath': { since: '1.0.0', default: 'undefined' },
  // Depends on the installed version of TypeScript.
  'lib.dts.tsgo': { since: '0.13.0', default: 'undefined' },
  // The doc comment has a whole statement.
  'lib.shims': {
    since: '0.1.0',
    default:
      "{ cjs: { 'import.meta.url': true, 'import.meta.dirname': true, 'import.meta.filename': true }, esm: { __filename: false, __dirname: false, require: false } }",
  },
  "lib.shims.cjs['import.meta.url']": { since: '0.1.0' },
  "lib.shims.cjs['import.meta.dirname']": { since: '0.19.2' },
  "lib.shims.cjs['import.meta.filename']": { since: '0.19.2' },
  'lib.shims.esm.__filename': { since: '0.1.0' },
  'lib.shims.esm.__dirname': { since: '0.1.0' },
  'lib.shims.esm.require': { since: '0.1.0' },
  'lib.id': { since: '0.1.0' },
  'lib.umdName': { since: '0.1.0' },
  'lib.outBase': { since: '0.5.0' },
  // The doc comment has one for each value of lib.bundle.
  'lib.wasm': { since: '1.0.0', default: 'undefined' },
  'lib.experiments': { since: '0.17.0' },
  root: { since: '0.1.0', flag: '--root' },
  logLevel: { since: '0.10.1', flag: '--log-level' },
  'dev.progressBar': { since: '0.1.0' },
  // inspect shows the tsconfig.json that Rslib adds.
  'dev.watchFiles': { since: '0.1.0', default: 'undefined' },
  'performance.buildCache': { since: '0.1.0' },
  'performance.printFileSize': { since: '0.1.0' },
  'performance.removeConsole': { since: '0.1.0' },
  splitChunks: { since: '0.20.0' },
  // inspect shows a list with an absolute path.
  'server.publicDir': {
    since: '0.1.0',
    default: "{ name: 'public', copyOnBuild: 'auto', watch: false, ignore: [] }",
  },
  'resolve.alias': { since: '0.1.3' },
  'resolve.aliasStrategy': { since: '0.1.3' },
  'resolve.conditionNames': { since: '0.13.3' },
  'resolve.dedupe': { since: '0.1.3' },
  'resolve.extensions': { since: '0.1.4' },
  'resolve.mainFields': { since: '0.14.0' },
  'source.assetsInclude': { since: '0.1.0' },
  'source.decorators.version': { since: '0.1.0' },
  // inspect shows what Rslib and the plugin for Module Federation add.
  'source.define': { since: '0.1.0', default: '{}' },
  'source.entry': { since: '0.1.0', flag: '--entry' },
  'source.exclude': { since: '0.1.0' },
  // inspect shows what Rslib and the plugin for Module Federation add.
  'source.include': { since: '0.1.0', default: 'undefined' },
  'source.preEntry': { since: '0.1.0' },
  'source.transformImport': { since: '0.1.0' },
  'source.tsconfigPath': { since: '0.1.0', flag: '--tsconfig' },
  'output.assetPrefix': { since: '0.1.0' },
  'output.autoExternal': {
    since: '1.0.0',
    flag: '--auto-external',
    // The doc comment has that of some formats.
    default: { esm: 'true', cjs: 'true', umd: 'false', iife: 'false', mf: 'false' },
  },
  'output.autoExternal.exclude': { since: '1.0.0' },
  'output.autoExternal.packageJson': { since: '1.0.0' },
  'output.charset': { since: '0.1.0' },
  'output.cleanDistPath': { since: '0.1.0', flag: '--clean' },
  'output.cleanDistPath.enable': { since: '0.3.2' },
  'output.cleanDistPath.keep': { since: '0.3.2' },
  'output.copy': { since: '0.1.0' },
  'output.cssModules': { since: '0.1.0' },
  'output.cssModules.auto': { since: '0.1.0' },
  'output.cssModules.exportGlobals': { since: '0.1.0' },
  'output.cssModules.exportLocalsConvention': { since: '0.1.0' },
  // The doc comment has an expression for two modes.
  'output.cssModules.localIdentName': { since: '0.1.0', default: "'[local]-[hash:base64:6]'" },
  // css-loader fills it in; the configuration leaves it out.
  'output.cssModules.mode': { since: '0.1.0', default: "'local'" },
  'output.cssModules.namedExport': { since: '0.1.0' },
  'output.dataUriLimit': { since: '0.1.0' },
  'output.distPath': { since: '0.1.0' },
  'output.distPath.root': { since: '0.1.0', flag: '--dist-path' },
  'output.distPath.js': { since: '0.1.0' },
  'output.distPath.jsAsync': { since: '0.1.0' },
  'output.distPath.css': { since: '0.1.0' },
  'output.distPath.cssAsync': { since: '0.1.0' },
  'output.emitAssets': { since: '0.1.0' },
  // The doc comment has that of some targets.
  'output.emitCss': {
    since: '0.1.0',
    default: { esm: 'false', cjs: 'false', umd: 'false', iife: 'false', mf: 'true' },
  },
  // inspect shows what Rslib and the plugin for Module Federation add.
  'output.externals': { since: '0.1.0', flag: '--externals', default: 'undefined' },
  'output.filename': { since: '0.1.0' },
  // inspect leaves names out that Rsbuild derives from output.filenameHash.
  'output.filename.js': { since: '0.1.0', default: { mf: "'[name].[contenthash:10].js'" } },
  'output.filename.css': { since: '0.1.0', default: fileNames('css') },
  'output.filename.svg': { since: '0.1.0', default: fileNames('svg') },
  'output.filenameHash': { since: '0.1.0' },
  'output.injectStyles': { since: '0.1.0' },
  'output.legalComments': { since: '0.1.0' },
  'output.manifest': { since: '0.1.0' },
  'output.minify': { since: '0.1.0', flag: '--minify' },
  'output.minify.js': { since: '0.1.0' },
  'output.minify.jsOptions': { since: '0.1.0' },
  'output.minify.css': { since: '0.1.0' },
  'output.minify.cssOptions': { since: '0.1.0' },
  'output.overrideBrowserslist': { since: '0.1.0' },
  'output.polyfill': { since: '0.1.0' },
  'output.sourceMap': { since: '0.1.0' },
  'output.sourceMap.js': { since: '0.1.0' },
  'output.sourceMap.css': { since: '0.1.0' },
  'output.sourceMap.extract': { since: '0.20.1' },
  'output.target': { since: '0.1.0', flag: '--target' },
  'tools.bundlerChain': { since: '0.1.0' },
  'tools.cssExtract': { since: '0.1.0' },
  'tools.cssLoader': { since: '0.1.0' },
  'tools.htmlPlugin': { since: '0.1.0' },
  'tools.lightningcssLoader': { since: '0.1.0' },
  'tools.postcss': { since: '0.1.0' },
  // inspect shows what Rslib and the plugin for Module Federation add.
  'tools.rspack': { since: '0.1.0', default: 'undefined' },
  'tools.styleLoader': { since: '0.1.0' },
  'tools.swc': { since: '0.1.0' },
  // inspect shows what Rslib and the plugin for Module Federation add.
  plugins: { since: '0.1.0', default: 'undefined' },
};
