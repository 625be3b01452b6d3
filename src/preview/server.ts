import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import sirv from 'sirv';

/** Node's server knows no type for these, or leaves the charset out. */
const contentTypes: Record<string, string> = {
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

/**
 * Serves a built site as a plain static host does: clean URLs, and the root's `404.html` with status 404 for the rest.
 *
 * @param dir folder of the built site
 * @throws Error if there is no built site
 */
export function createPreviewServer(dir: string): http.Server {
  const notFoundFile = path.join(dir, '404.html');
  if (!fs.existsSync(notFoundFile)) {
    throw new Error(`${dir} holds no built site (404.html is missing). Run "npm run build" first.`);
  }
  const notFound = fs.readFileSync(notFoundFile);
  const serve = sirv(dir, {
    etag: true,
    extensions: ['html'],
    setHeaders(response, pathname) {
      const type = contentTypes[path.extname(pathname)];
      if (type) response.setHeader('Content-Type', type);
    },
  });
  return http.createServer((request, response) => {
    serve(request, response, () => {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(request.method === 'HEAD' ? undefined : notFound);
    });
  });
}
