import http from 'node:http';
import type { AddressInfo } from 'node:net';

interface StoredIndex {
  settings: Record<string, unknown>;
  synonyms: unknown[];
  records: Map<string, Record<string, unknown>>;
}
interface Call {
  method: string;
  /** Path below `/1/indexes/`, decoded. */
  path: string;
  key: string;
}
interface Body {
  requests?: { action: string; body: { objectID: string } }[];
  operation?: string;
  destination?: string;
}

/** A local stub of the part of Algolia's API that a push uses; it stores indexes in memory. */
export interface FakeAlgolia {
  indexes: Map<string, StoredIndex>;
  calls: Call[];
  /** The value of the client's option `hosts`. */
  hosts: { url: string; accept: 'readWrite'; protocol: 'http'; port: number }[];
  close: () => Promise<void>;
}

async function read(request: http.IncomingMessage): Promise<Body> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk as Uint8Array);
  const text = Buffer.concat(chunks).toString();
  return (text ? JSON.parse(text) : {}) as Body;
}

/**
 * Starts the stub on a free loopback port.
 *
 * @param adminKey the only key that may write
 * @param fault answers a call with this status instead; 0 breaks the connection
 */
export async function startFakeAlgolia(
  adminKey: string,
  fault: (call: Call, number: number) => number | undefined = () => undefined,
): Promise<FakeAlgolia> {
  const indexes: FakeAlgolia['indexes'] = new Map();
  const calls: Call[] = [];
  const indexAt = (name: string) => {
    const index = indexes.get(name) ?? { settings: {}, synonyms: [], records: new Map() };
    indexes.set(name, index);
    return index;
  };
  const act = (method: string, name: string, rest: string, body: Body): object | undefined => {
    if (method === 'GET' && rest.startsWith('task/')) return { status: 'published' };
    const done = { taskID: calls.length, updatedAt: '' };
    if (method === 'PUT' && rest === 'settings') {
      indexAt(name).settings = { ...body };
    } else if (method === 'POST' && rest === 'synonyms/batch') {
      indexAt(name).synonyms = body as unknown[];
    } else if (method === 'POST' && rest === 'batch') {
      body.requests?.forEach((one) => indexAt(name).records.set(one.body.objectID, one.body));
    } else if (method === 'POST' && rest === 'operation') {
      // The client copies all but the records, and moves everything.
      const { operation, destination = '' } = body;
      const { records } = indexAt(operation === 'move' ? name : destination);
      indexes.set(destination, { ...indexAt(name), records });
      if (operation === 'move') indexes.delete(name);
    } else if (method === 'DELETE' && !rest) {
      indexes.delete(name);
    } else {
      return undefined;
    }
    return done;
  };

  const server = http.createServer((request, response) => {
    void read(request).then((body) => {
      const { pathname } = new URL(request.url ?? '', 'http://localhost');
      const path = decodeURIComponent(pathname.replace('/1/indexes/', ''));
      const key = String(request.headers['x-algolia-api-key']);
      const call = { method: request.method ?? '', path, key };
      calls.push(call);
      const status = fault(call, calls.length) ?? (key === adminKey ? 200 : 403);
      if (status === 0) {
        request.socket.destroy();
        return;
      }
      const [name = '', ...rest] = path.split('/');
      const answer = status === 200 ? act(call.method, name, rest.join('/'), body) : undefined;
      const refused = { message: 'Invalid Application-ID or API key', status };
      response.writeHead(answer || status !== 200 ? status : 404);
      response.end(JSON.stringify(answer ?? refused));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    indexes,
    calls,
    hosts: [{ url: '127.0.0.1', accept: 'readWrite', protocol: 'http', port }],
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
