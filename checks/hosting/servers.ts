import type http from 'node:http';
import { type AddressInfo } from 'node:net';
import path from 'node:path';
import { after, before } from 'node:test';
import { filesOf } from '../../src/hosting/builtSite';
import { createPreviewServer } from '../../src/preview/server';
import { ask, type Answer } from './ask';
import { startNginx, type Nginx } from './nginx';

const root = path.resolve(__dirname, '../..');
export const build = path.join(root, 'build');
/** Pathnames of all files of the built site. */
export const files = filesOf(build);

type Ask = (address: string, headers?: Record<string, string>) => Promise<Answer>;

export interface Servers {
  /** What nginx says of its configuration. */
  complaints: () => string;
  askNginx: Ask;
  askPreview: Ask;
}

/** Serves the built site by nginx and by the preview while the tests of a file run. */
export function serveBuild(): Servers {
  let nginx: Nginx;
  let preview: http.Server;
  before(async () => {
    nginx = await startNginx(root);
    preview = createPreviewServer(build);
    await new Promise<void>((resolve) => preview.listen(0, '127.0.0.1', resolve));
  });
  after(async () => {
    await nginx.stop();
    preview.close();
  });
  return {
    complaints: () => nginx.complaints,
    askNginx: (address, headers) => ask(nginx.port, address, headers),
    askPreview: (address, headers) =>
      ask((preview.address() as AddressInfo).port, address, headers),
  };
}
