const NO_PAGE = 'Rslib writes no HTML page, for which this is meant';
const DEV_SERVER = 'of the development server, which only rslib mf-dev starts';

/**
 * Options that the types allow but the site does not document, each with the reason. A name
 * includes the options below it. `/config/rsbuild/#no-use` lists them for readers.
 */
export const undocumented: Readonly<Record<string, string>> = {
  customLogger: 'not passed on to Rsbuild',
  'dev.assetPrefix': DEV_SERVER,
  'dev.browserLogs': DEV_SERVER,
  'dev.cliShortcuts': DEV_SERVER,
  'dev.client': DEV_SERVER,
  'dev.hmr': DEV_SERVER,
  'dev.lazyCompilation': DEV_SERVER,
  'dev.liveReload': DEV_SERVER,
  'dev.setupMiddlewares': DEV_SERVER,
  'dev.writeToDisk': DEV_SERVER,
  environments: 'not read: each item of lib is an environment',
  html: NO_PAGE,
  mode: 'not read: the command decides',
  moduleFederation: 'not enough: format mf asks for the plugin, which has options of its own',
  'output.inlineScripts': NO_PAGE,
  'output.inlineStyles': NO_PAGE,
  'output.module': 'follows from lib.format',
  'performance.chunkSplit': 'deprecated and not read, because Rslib sets splitChunks',
  'performance.dnsPrefetch': NO_PAGE,
  'performance.preconnect': NO_PAGE,
  'performance.prefetch': NO_PAGE,
  'performance.preload': NO_PAGE,
  security: NO_PAGE,
  'server.allowedHosts': DEV_SERVER,
  'server.base': 'of the development server; output.assetPrefix tells what a build takes from it',
  'server.compress': DEV_SERVER,
  'server.cors': DEV_SERVER,
  'server.headers': DEV_SERVER,
  'server.historyApiFallback': DEV_SERVER,
  'server.host': DEV_SERVER,
  'server.htmlFallback': DEV_SERVER,
  'server.https': DEV_SERVER,
  'server.middlewareMode': DEV_SERVER,
  'server.open': DEV_SERVER,
  'server.port': DEV_SERVER,
  'server.printUrls': DEV_SERVER,
  'server.proxy': DEV_SERVER,
  'server.setup': DEV_SERVER,
  'server.strictPort': DEV_SERVER,
};
