import net from 'node:net';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { localeCodes, type Locale } from '../../site/locales';
import { localeOf } from '../../site/localeUrl';
import { noFileText, startText } from './answer';

/** A handler of webpack-dev-server, whose last ones answer every request with the application. */
interface Middleware {
  name?: string;
  middleware?: unknown;
}

function sendText(response: ServerResponse, text: string): void {
  response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(text);
}

/** Whether a server listens. It answers only when it isn't compiling. */
function isListening(hostname: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, hostname.replace(/^\[|\]$/g, ''));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}

/** Sends the browser to the server of a language, if it is running: see `start/options.ts`. */
async function sendToServer(
  request: IncomingMessage,
  response: ServerResponse,
  current: Locale,
  locale: Locale,
): Promise<void> {
  const offset = localeCodes.indexOf(locale) - localeCodes.indexOf(current);
  const port = (request.socket.localPort ?? 0) + offset;
  const { hostname } = new URL(`http://${request.headers.host ?? 'localhost'}`);
  const origin = `http://${hostname}:${port}`;
  if (await isListening(hostname, port))
    response.writeHead(302, { Location: origin + request.url }).end();
  else sendText(response, startText(locale));
}

/**
 * Lets the development server say what it does not have, where Docusaurus answers every request
 * with the application, which then shows "page not found": pages in other languages, and files that
 * only a build makes.
 */
export default function devServerPlugin({ i18n: { currentLocale } }: LoadContext): Plugin {
  const current = currentLocale as Locale;
  const answer = (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const text = noFileText(pathname);
    const locale = localeOf(pathname);
    if (text) sendText(response, text);
    else if (locale !== current) void sendToServer(request, response, current, locale);
    else next();
  };
  const setupMiddlewares = (middlewares: Middleware[]): Middleware[] => {
    const at = middlewares.findIndex(({ name }) => name === 'connect-history-api-fallback');
    middlewares.splice(at < 0 ? middlewares.length : at, 0, {
      name: 'dev-server',
      middleware: answer,
    });
    // Docusaurus' own function returns the list, and what both return is joined.
    return [];
  };

  return {
    name: 'dev-server',
    configureWebpack() {
      if (process.env.NODE_ENV !== 'development') return {};
      // After a restart, open pages reload if the hash of the code has changed. It has to change
      // even if only the HTML differs, as after a change of an inline script.
      const output = { hashSalt: String(Date.now()) };
      // The layer that shows the mistake in a page disappears with it. That of the error which the
      // broken page then throws would stay.
      const client = { overlay: { warnings: false, errors: true, runtimeErrors: false } };
      // After an edit of a translation, Docusaurus writes this file again with the same content.
      // All pages depend on it and would be compiled again.
      const watchOptions = { ignored: /\/node_modules\/|__mdx-loader-dependency\.json$/ };
      return { output, watchOptions, devServer: { client, setupMiddlewares } } as object;
    },
  };
}
