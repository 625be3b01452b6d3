const noPage = 'Rslib writes no HTML page, for which this is meant';
const devServer = 'of the development server, which only rslib mf-dev starts';

/**
 * Options that the types allow but the site does not document, each with the reason. A name
 * includes the options below it. `/config/rsbuild/#no-use` lists them for readers.
 */
export const undocumented: Readonly<Record<string, string>> = {
  customLogger: 'not passed on to Rsbuild',
  'dev.assetPrefix': devServer,
  'dev.browserLogs': devServer,
  'dev.cliShortcuts': devServer,
  'dev.client': devServer,
  'dev.hmr': devServer,
  'dev.lazyCompilation': devServer,
  'dev.liveReload': devServer,
  'dev.setupMiddlewares': devServer,
  'dev.writeToDisk': devServer,
  environments: 'not read: each item of lib is an environment',
  html: noPage,
  mode: 'not read: the command decides',
  moduleFederation: 'not enough: format mf asks for the plugin, which has its own options',
  'output.inlineScripts': noPage,
  'output.inlineStyles': noPage,
  'output.module': 'follows from lib.format',
  'performance.chunkSplit': 'deprecated and not read, because Rslib sets splitChunks',
  'performance.dnsPrefetch': noPage,
  'performance.preconnect': noPage,
  'performance.prefetch': noPage,
  'performance.preload': noPage,
  security: noPage,
  'server.allowedHosts': devServer,
  'server.base': 'of the development server; output.assetPrefix documents its effect on builds',
  'server.compress': devServer,
  'server.cors': devServer,
  'server.headers': devServer,
  'server.historyApiFallback': devServer,
  'server.host': devServer,
  'server.htmlFallback': devServer,
  'server.https': devServer,
  'server.middlewareMode': devServer,
  'server.open': devServer,
  'server.port': devServer,
  'server.printUrls': devServer,
  'server.proxy': devServer,
  'server.setup': devServer,
  'server.strictPort': devServer,
};
