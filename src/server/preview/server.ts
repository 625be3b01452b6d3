import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import { cacheControl } from '../../emit/hosting/cache';
import { headersFor, hostFiles, parseHeaders } from '../../emit/hosting/staticHost';

function readFile(dir: string, name: string): Buffer {
  const file = path.join(dir, name);
  if (fs.existsSync(file)) return fs.readFileSync(file);
  throw new Error(`${dir} holds no built site (${name} is missing). Run "npm run build" first.`);
}

/**
 * Serves a built site as a plain static host does: clean URLs, the root's `404.html` with status
 * 404 for the rest, Brotli or gzip on request, and the headers that `_headers` asks for. It applies
 * no redirects, just as GitHub Pages: scripts in the pages correct the URL.
 *
 * @param dir folder of the built site
 * @throws Error if there is no built site
 */
export function createPreviewServer(dir: string): http.Server {
  const notFound = readFile(dir, '/404.html');
  const rules = parseHeaders(readFile(dir, hostFiles.headers).toString());
  const headers = (pathname: string) => ({
    'Cache-Control': cacheControl.other,
    ...headersFor(pathname, rules),
  });
  const serve = sirv(dir, {
    etag: true,
    extensions: ['html'],
    setHeaders(response, pathname) {
      response.setHeaders(new Map(Object.entries(headers(pathname))));
    },
  });
  // The types are those of Express, whose requests and responses extend Node's.
  const compress = compression() as unknown as (
    request: http.IncomingMessage,
    response: http.ServerResponse,
    next: () => void,
  ) => void;
  return http.createServer((request, response) => {
    const answerNotFound = () => {
      response.writeHead(404, {
        ...headers('/404.html'),
        'Content-Type': 'text/html; charset=utf-8',
      });
      response.end(request.method === 'HEAD' ? undefined : notFound);
    };
    compress(request, response, () => {
      if (Object.values(hostFiles).some((file) => file === request.url)) answerNotFound();
      else serve(request, response, answerNotFound);
    });
  });
}
