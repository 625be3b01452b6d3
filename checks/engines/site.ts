import fs from 'node:fs';
import path from 'node:path';
import { filesOf } from '../../src/emit/hosting/builtSite';
import { createPreviewServer } from '../../src/server/preview/server';
import { whileListening } from '../base/listen';
import { withFolder } from './browsers/program';

/** Key of what a page notes, in the browser's storage. */
export const notes = 'engines-notes';

/**
 * The first script of each page, which notes errors and warnings: WebDriver doesn't tell them, and
 * WebKit prints none for a page in a private session.
 */
const recorder = `{
  const note = (...texts) => {
    sessionStorage['${notes}'] = (sessionStorage['${notes}'] ?? '') + texts.join(' ') + '\\n';
  };
  for (const level of ['warn', 'error']) {
    const print = console[level];
    console[level] = (...values) => { note('console.' + level, ...values); print(...values); };
  }
  addEventListener('error', ({ message }) => note('error', message));
  addEventListener('unhandledrejection', ({ reason }) => note('unhandled rejection', reason));
  addEventListener('securitypolicyviolation', ({ blockedURI, violatedDirective }) =>
    note('policy', violatedDirective, blockedURI));
}`;

function addRecorder(folder: string): void {
  fs.writeFileSync(path.join(folder, 'recorder.js'), recorder);
  for (const file of filesOf(folder).filter((name) => name.endsWith('.html'))) {
    const page = path.join(folder, file);
    const html = fs.readFileSync(page, 'utf8');
    fs.writeFileSync(page, html.replace('<head>', '<head><script src=/recorder.js></script>'));
  }
}

/** What a scenario is about: a served site, and the requests that it has refused. */
export interface Site {
  origin: string;
  /** Refused requests, apart from those of documents: scenarios look at what these show. */
  failures: string[];
}

/** Serves a copy of the built site, whose pages note their errors. */
export function withSite<Result>(build: string, run: (site: Site) => Promise<Result>) {
  return withFolder((folder) => {
    fs.cpSync(build, folder, { recursive: true });
    addRecorder(folder);
    const failures: string[] = [];
    const server = createPreviewServer(folder);
    server.on('request', ({ headers, url }, response) =>
      response.once('finish', () => {
        if (response.statusCode >= 400 && headers['sec-fetch-dest'] !== 'document')
          failures.push(`${response.statusCode} ${url}`);
      }),
    );
    return whileListening(server, (port) => run({ origin: `http://localhost:${port}`, failures }));
  });
}
