import http, { type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Decompressed. */
  body: string;
}

/**
 * Sends a request to a server on the loopback interface, with the path exactly as given; `fetch`
 * would normalize it.
 */
export function ask(
  port: number,
  path: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    http
      .get({ host: '127.0.0.1', port, path, headers, agent: false }, (response) => {
        const isPacked = response.headers['content-encoding'] === 'gzip';
        text(isPacked ? response.pipe(createGunzip()) : response).then((body) => {
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
        }, reject);
      })
      .on('error', reject);
  });
}
