import http, { type IncomingHttpHeaders } from 'node:http';
import type { Transform } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createBrotliDecompress, createGunzip } from 'node:zlib';

const unpackers: Readonly<Record<string, () => Transform>> = {
  br: createBrotliDecompress,
  gzip: createGunzip,
};

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
        const unpack = unpackers[response.headers['content-encoding'] ?? ''];
        text(unpack ? response.pipe(unpack()) : response).then((body) => {
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
        }, reject);
      })
      .on('error', reject);
  });
}
