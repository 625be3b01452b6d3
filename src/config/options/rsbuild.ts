import type { OptionFacts } from './types';

/** One default for Module Federation and another for every other format. */
const exceptMf = (usual: string, mf: string) => ({
  esm: usual,
  cjs: usual,
  umd: usual,
  iife: usual,
  mf,
});

/** ESM and CJS are consumed by other build tools, the other formats by browsers. */
const libraryOrPage = (library: string, page: string) => ({
  esm: library,
  cjs: library,
  umd: page,
  iife: page,
  mf: page,
});

/** The settings with which Rslib makes SWC's minimizer remove dead code only. */
const minimizer = ({ before = '', whitespace = false, toplevel = true }) =>
  `{ test: /\\.[cm]?jsx?(\\?.*)?$/, minimizerOptions: { ${before}mangle: false, minify: ${whitespace}, compress: { directives: false, defaults: false, unused: true, dead_code: true, toplevel: ${toplevel} }, format: { comments: 'some', preserve_annotations: true } } }`;

/**
 * Facts of the Rsbuild options that the pages under `/config/rsbuild/` show,
 * keyed by option path. `since` is the first release whose types have the
 * option; the 0.0.x previews count as 0.1.0.
 */
export const rsbuildOptions = {
  root: {
    type: 'string',
    default: 'process.cwd()',
    since: '0.1.0',
    cli: ['--root'],
    topLevel: 'only',
  },
  logLevel: {
    type: "'info' | 'warn' | 'error' | 'silent'",
    default: "'info'",
    since: '0.10.1',
    cli: ['--log-level'],
    topLevel: 'only',
  },
  'dev.progressBar': {
    type: 'boolean | { id?: string }',
    default: 'false',
    since: '0.1.0',
    topLevel: true,
  },
  'dev.watchFiles': {
    type: 'WatchFiles | WatchFiles[]',
    default: 'undefined',
    since: '0.1.0',
    topLevel: 'only',
  },
  'performance.buildCache': {
    type: 'boolean | { cacheDirectory?: string; cacheDigest?: (string | undefined)[]; buildDependencies?: string[] }',
    default: 'true',
    since: '0.1.0',
    topLevel: true,
  },
  'performance.printFileSize': {
    type: 'boolean | PrintFileSizeOptions',
    default: 'true',
    since: '0.1.0',
    topLevel: true,
  },
  'performance.removeConsole': {
    type: "boolean | ('log' | 'info' | 'warn' | 'error' | 'table' | 'group')[]",
    default: 'false',
    since: '0.1.0',
    topLevel: true,
  },
  splitChunks: {
    type: 'SplitChunksConfig | false',
    default: "{ preset: 'none' }",
    since: '0.20.0',
    topLevel: true,
  },
  'server.publicDir': {
    type: "false | { name?: string; copyOnBuild?: boolean | 'auto'; watch?: boolean; ignore?: string[] } | { name?: string; copyOnBuild?: boolean | 'auto'; watch?: boolean; ignore?: string[] }[]",
    default: "{ name: 'public', copyOnBuild: 'auto', watch: false, ignore: [] }",
    since: '0.1.0',
    topLevel: 'only',
  },

  'resolve.alias': {
    type: 'ConfigChain<Record<string, string | false | (string | false)[]>>',
    default: "{ '@swc/helpers': path.dirname(require.resolve('@swc/helpers/package.json')) }",
    since: '0.1.3',
    topLevel: true,
  },
  'resolve.aliasStrategy': {
    type: "'prefer-tsconfig' | 'prefer-alias'",
    default: "'prefer-tsconfig'",
    since: '0.1.3',
    topLevel: true,
  },
  'resolve.conditionNames': {
    type: 'string[]',
    default: 'undefined',
    since: '0.13.3',
    topLevel: true,
  },
  'resolve.dedupe': {
    type: 'string[]',
    default: 'undefined',
    since: '0.1.3',
    topLevel: true,
  },
  'resolve.extensions': {
    type: 'string[]',
    default: "['.ts', '.tsx', '.mjs', '.js', '.jsx', '.json']",
    since: '0.1.4',
    topLevel: true,
  },
  'resolve.mainFields': {
    type: 'string[]',
    default: 'undefined',
    since: '0.14.0',
    topLevel: true,
  },

  'source.assetsInclude': {
    type: 'RuleSetCondition',
    default: 'undefined',
    since: '0.1.0',
    topLevel: true,
  },
  'source.decorators.version': {
    type: "'legacy' | '2022-03' | '2023-11'",
    default: "'2023-11'",
    since: '0.1.0',
    topLevel: true,
  },
  'source.define': {
    type: 'Rspack.DefinePluginOptions',
    default: '{}',
    since: '0.1.0',
    topLevel: true,
  },
  'source.entry': {
    type: 'Record<string, string | string[] | (Rspack.EntryDescription & { html?: boolean })>',
    default: "{ index: './src/index.ts' }",
    since: '0.1.0',
    cli: ['--entry'],
    topLevel: true,
  },
  'source.exclude': {
    type: 'RuleSetCondition[]',
    default: 'undefined',
    since: '0.1.0',
    topLevel: true,
  },
  'source.include': {
    type: 'RuleSetCondition[]',
    default: 'undefined',
    since: '0.1.0',
    topLevel: true,
  },
  'source.preEntry': {
    type: 'string | string[]',
    default: '[]',
    since: '0.1.0',
    topLevel: true,
  },
  'source.transformImport': {
    type: 'TransformImportFn | (TransformImport | TransformImportFn)[]',
    default: 'undefined',
    since: '0.1.0',
    topLevel: true,
  },
  'source.tsconfigPath': {
    type: 'string',
    default: "'tsconfig.json'",
    since: '0.1.0',
    cli: ['--tsconfig'],
    topLevel: true,
  },

  'output.assetPrefix': {
    type: "LiteralUnion<'auto', string>",
    default: libraryOrPage("'auto'", "'/'"),
    since: '0.1.0',
    topLevel: true,
  },
  'output.autoExternal': {
    type: 'boolean | { dependencies?: boolean; optionalDependencies?: boolean; peerDependencies?: boolean; devDependencies?: boolean; packageJson?: string | string[]; exclude?: string | RegExp | (string | RegExp)[] }',
    default: libraryOrPage('true', 'false'),
    since: '1.0.0',
    cli: ['--auto-external', '--no-auto-external'],
    topLevel: true,
  },
  'output.autoExternal.exclude': {
    type: 'string | RegExp | (string | RegExp)[]',
    default: 'undefined',
    since: '1.0.0',
    topLevel: true,
  },
  'output.autoExternal.packageJson': {
    type: 'string | string[]',
    default: "'<root>/package.json'",
    since: '1.0.0',
    topLevel: true,
  },
  'output.charset': {
    type: "'ascii' | 'utf8'",
    default: "'utf8'",
    since: '0.1.0',
    topLevel: true,
  },
  'output.cleanDistPath': {
    type: "boolean | 'auto' | { enable?: boolean | 'auto'; keep?: RegExp[] }",
    default: "'auto'",
    since: '0.1.0',
    cli: ['--clean', '--no-clean'],
    topLevel: true,
  },
  'output.cleanDistPath.enable': {
    type: "boolean | 'auto'",
    default: "'auto'",
    since: '0.3.2',
    topLevel: true,
  },
  'output.cleanDistPath.keep': {
    type: 'RegExp[]',
    default: 'undefined',
    since: '0.3.2',
    topLevel: true,
  },
  'output.copy': {
    type: "CopyRspackPluginOptions | CopyRspackPluginOptions['patterns']",
    default: 'undefined',
    since: '0.1.0',
    topLevel: true,
  },
  'output.cssModules': {
    type: "{ auto?: boolean | RegExp | ((resourcePath: string, resourceQuery: string, resourceFragment: string) => boolean); exportGlobals?: boolean; exportLocalsConvention?: 'asIs' | 'camelCase' | 'camelCaseOnly' | 'dashes' | 'dashesOnly'; localIdentName?: string; mode?: 'local' | 'global' | 'pure' | 'icss' | ((resourcePath: string) => 'local' | 'global' | 'pure' | 'icss'); namedExport?: boolean }",
    default:
      "{ auto: true, namedExport: false, exportGlobals: false, exportLocalsConvention: 'camelCase' }",
    since: '0.1.0',
    topLevel: true,
  },
  'output.cssModules.auto': {
    type: 'boolean | RegExp | ((resourcePath: string, resourceQuery: string, resourceFragment: string) => boolean)',
    default: 'true',
    since: '0.1.0',
    topLevel: true,
  },
  'output.cssModules.exportGlobals': {
    type: 'boolean',
    default: 'false',
    since: '0.1.0',
    topLevel: true,
  },
  'output.cssModules.exportLocalsConvention': {
    type: "'asIs' | 'camelCase' | 'camelCaseOnly' | 'dashes' | 'dashesOnly'",
    default: "'camelCase'",
    since: '0.1.0',
    topLevel: true,
  },
  'output.cssModules.localIdentName': {
    type: 'string',
    default: "'[local]-[hash:base64:6]'",
    since: '0.1.0',
    topLevel: true,
  },
  'output.cssModules.mode': {
    type: "'local' | 'global' | 'pure' | 'icss' | ((resourcePath: string) => 'local' | 'global' | 'pure' | 'icss')",
    default: "'local'",
    since: '0.1.0',
    topLevel: true,
  },
  'output.cssModules.namedExport': {
    type: 'boolean',
    default: 'false',
    since: '0.1.0',
    topLevel: true,
  },
  'output.dataUriLimit': {
    type: 'number | { svg?: number; font?: number; image?: number; media?: number; assets?: number }',
    default: libraryOrPage(
      '0',
      '{ svg: 4096, font: 4096, image: 4096, media: 4096, assets: 4096 }',
    ),
    since: '0.1.0',
    topLevel: true,
  },
  'output.distPath': {
    type: 'string | { root?: string; js?: string; jsAsync?: string; css?: string; cssAsync?: string; svg?: string; font?: string; html?: string; wasm?: string; image?: string; media?: string; assets?: string; favicon?: string }',
    default:
      "{ root: 'dist', js: './', jsAsync: './', css: './', cssAsync: './', svg: 'static/svg', font: 'static/font', html: './', wasm: 'static/wasm', image: 'static/image', media: 'static/media', assets: 'static/assets', favicon: './' }",
    since: '0.1.0',
    topLevel: true,
  },
  'output.distPath.root': {
    type: 'string',
    default: "'dist'",
    since: '0.1.0',
    cli: ['--dist-path'],
    topLevel: true,
  },
  'output.distPath.js': {
    type: 'string',
    default: "'./'",
    since: '0.1.0',
    topLevel: true,
  },
  'output.distPath.jsAsync': {
    type: 'string',
    default: "'./'",
    since: '0.1.0',
    topLevel: true,
  },
  'output.distPath.css': {
    type: 'string',
    default: "'./'",
    since: '0.1.0',
    topLevel: true,
  },
  'output.distPath.cssAsync': {
    type: 'string',
    default: "'./'",
    since: '0.1.0',
    topLevel: true,
  },
  'output.emitAssets': {
    type: 'boolean',
    default: 'true',
    since: '0.1.0',
    topLevel: true,
  },
  'output.emitCss': {
    type: 'boolean',
    default: exceptMf('false', 'true'),
    since: '0.1.0',
    topLevel: true,
  },
  'output.externals': {
    type: 'Externals',
    default: 'undefined',
    since: '0.1.0',
    cli: ['--externals'],
    topLevel: true,
  },
  'output.filename': {
    type: '{ html?: string; js?: Rspack.Filename; css?: Rspack.CssFilename; svg?: Rspack.AssetModuleFilename; font?: Rspack.AssetModuleFilename; image?: Rspack.AssetModuleFilename; media?: Rspack.AssetModuleFilename; wasm?: Rspack.WebassemblyModuleFilename; assets?: Rspack.AssetModuleFilename }',
    default: {
      esm: "{ js: '[name].js' }",
      cjs: "{ js: '[name].cjs' }",
      umd: "{ js: '[name].js' }",
      iife: "{ js: '[name].js' }",
      mf: '{}',
    },
    since: '0.1.0',
    topLevel: true,
  },
  'output.filename.js': {
    type: 'Rspack.Filename',
    default: {
      esm: "'[name].js'",
      cjs: "'[name].cjs'",
      umd: "'[name].js'",
      iife: "'[name].js'",
      mf: "'[name].[contenthash:10].js'",
    },
    since: '0.1.0',
    topLevel: true,
  },
  'output.filename.css': {
    type: 'Rspack.CssFilename',
    default: exceptMf("'[name].css'", "'[name].[contenthash:10].css'"),
    since: '0.1.0',
    topLevel: true,
  },
  'output.filename.svg': {
    type: 'Rspack.AssetModuleFilename',
    default: exceptMf("'[name].svg'", "'[name].[contenthash:10].svg'"),
    since: '0.1.0',
    topLevel: true,
  },
  'output.filenameHash': {
    type: "boolean | string | { enable?: boolean | 'always'; format?: string }",
    default: exceptMf('false', 'true'),
    since: '0.1.0',
    topLevel: true,
  },
  'output.injectStyles': {
    type: 'boolean',
    default: 'false',
    since: '0.1.0',
    topLevel: true,
  },
  'output.legalComments': {
    type: "'none' | 'inline' | 'linked'",
    default: "'linked'",
    since: '0.1.0',
    topLevel: true,
  },
  'output.manifest': {
    type: 'string | boolean | { filename?: string; generate?: (params: { files: FileDescriptor[]; manifestData: ManifestData }) => Record<string, unknown>; filter?: (file: FileDescriptor) => boolean; prefix?: boolean }',
    default: 'false',
    since: '0.1.0',
    topLevel: true,
  },
  'output.minify': {
    type: "boolean | { js?: boolean | 'always'; jsOptions?: OneOrMany<SwcJsMinimizerRspackPluginOptions>; css?: boolean | 'always'; cssOptions?: OneOrMany<LightningCssMinimizerRspackPluginOptions> }",
    default: `{ js: true, css: false, jsOptions: ${minimizer({})} }`,
    since: '0.1.0',
    cli: ['--minify', '--no-minify'],
    topLevel: true,
  },
  'output.minify.js': {
    type: "boolean | 'always'",
    default: 'true',
    since: '0.1.0',
    topLevel: true,
  },
  'output.minify.jsOptions': {
    type: 'OneOrMany<SwcJsMinimizerRspackPluginOptions>',
    default: {
      ...exceptMf(minimizer({}), minimizer({ whitespace: true, toplevel: false })),
      iife: minimizer({ before: 'module: true, ' }),
    },
    since: '0.1.0',
    topLevel: true,
  },
  'output.minify.css': {
    type: "boolean | 'always'",
    default: 'false',
    since: '0.1.0',
    topLevel: true,
  },
  'output.minify.cssOptions': {
    type: 'OneOrMany<LightningCssMinimizerRspackPluginOptions>',
    default: 'undefined',
    since: '0.1.0',
    topLevel: true,
  },
  'output.overrideBrowserslist': {
    type: 'string[]',
    default: exceptMf(
      "['last 1 node versions']",
      "['last 1 Chrome versions', 'last 1 Firefox versions', 'last 1 Edge versions', 'last 1 Safari versions', 'last 1 ios_saf versions', 'not dead']",
    ),
    since: '0.1.0',
    topLevel: true,
  },
  'output.polyfill': {
    type: "'usage' | 'entry' | 'off'",
    default: "'off'",
    since: '0.1.0',
    topLevel: true,
  },
  'output.sourceMap': {
    type: "boolean | { js?: Rspack.Configuration['devtool']; css?: boolean; extract?: SourceMapExtract }",
    default: '{ js: undefined, css: false, extract: false }',
    since: '0.1.0',
    topLevel: true,
  },
  'output.sourceMap.js': {
    type: "Rspack.Configuration['devtool']",
    default: 'undefined',
    since: '0.1.0',
    topLevel: true,
  },
  'output.sourceMap.css': {
    type: 'boolean',
    default: 'false',
    since: '0.1.0',
    topLevel: true,
  },
  'output.sourceMap.extract': {
    type: 'boolean | { test?: RuleSetCondition; include?: RuleSetCondition[]; exclude?: RuleSetCondition[]; js?: boolean | SourceMapExtractTarget }',
    default: 'false',
    since: '0.20.1',
    topLevel: true,
  },
  'output.target': {
    type: "'web' | 'node' | 'web-worker'",
    default: exceptMf("'node'", "'web'"),
    since: '0.1.0',
    cli: ['--target'],
    topLevel: true,
  },

  'tools.bundlerChain': {
    type: 'OneOrMany<(chain: RspackChain, utils: ModifyBundlerChainUtils) => MaybePromise<void>>',
    default: 'undefined',
    since: '0.1.0',
    topLevel: true,
  },
  'tools.cssExtract': {
    type: 'CSSExtractOptions',
    default: '{ loaderOptions: {}, pluginOptions: { ignoreOrder: true } }',
    since: '0.1.0',
    topLevel: true,
  },
  'tools.cssLoader': {
    type: 'ConfigChain<CSSLoaderOptions>',
    default: 'undefined',
    since: '0.1.0',
    topLevel: true,
  },
  'tools.htmlPlugin': {
    type: 'boolean | ToolsHtmlPluginConfig',
    default: 'false',
    since: '0.1.0',
    topLevel: true,
  },
  'tools.lightningcssLoader': {
    type: 'boolean | ConfigChain<Rspack.LightningcssLoaderOptions>',
    default: 'undefined',
    since: '0.1.0',
    topLevel: true,
  },
  'tools.postcss': {
    type: 'ConfigChainWithContext<PostCSSLoaderOptions, ToolsPostCSSContext>',
    default: 'undefined',
    since: '0.1.0',
    topLevel: true,
  },
  'tools.rspack': {
    type: 'OneOrMany<Rspack.Configuration | ((config: NarrowedRspackConfig, ctx: ModifyRspackConfigUtils) => MaybePromise<Rspack.Configuration | void>)>',
    default: 'undefined',
    since: '0.1.0',
    topLevel: true,
  },
  'tools.styleLoader': {
    type: 'ConfigChain<StyleLoaderOptions>',
    default: 'undefined',
    since: '0.1.0',
    topLevel: true,
  },
  'tools.swc': {
    type: 'ConfigChain<SwcLoaderOptions>',
    default: '{ jsc: { externalHelpers: false } }',
    since: '0.1.0',
    topLevel: true,
  },

  plugins: {
    type: 'RsbuildPlugins',
    default: 'undefined',
    since: '0.1.0',
    topLevel: true,
  },
} satisfies Record<string, OptionFacts>;
