import assert from 'node:assert/strict';
import type http from 'node:http';
import { type AddressInfo } from 'node:net';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { cacheControl, contentType, hashedFolders, securityHeaders } from '../../config/hosting';
import { filesOf, routesOf } from '../../hosting/builtSite';
import { attribute, first, parseHtml } from '../../plugins/searchIndex/html';
import { createPreviewServer } from '../../preview/server';
import { ask } from './ask';
import { startNginx, type Nginx } from './nginx';

const root = path.resolve(__dirname, '../../..');
const build = path.join(root, 'build');
const files = filesOf(build);
const routes = routesOf(files);

let nginx: Nginx;
let preview: http.Server;
let previewPort: number;
const get = (address: string, headers?: Record<string, string>) =>
  ask(nginx.port, address, headers);

/** Pathname that a page names as its own. */
function canonicalOf(html: string): string | undefined {
  const link = first(parseHtml(html), (element) => attribute(element, 'rel') === 'canonical');
  const href = link && attribute(link, 'href');
  return href && new URL(href).pathname;
}

function langOf(html: string): string | undefined {
  const root = first(parseHtml(html), ({ tagName }) => tagName === 'html');
  return root && attribute(root, 'lang');
}

before(async () => {
  nginx = await startNginx(root);
  preview = createPreviewServer(build);
  await new Promise<void>((resolve) => preview.listen(0, '127.0.0.1', resolve));
  previewPort = (preview.address() as AddressInfo).port;
});
after(async () => {
  await nginx.stop();
  preview.close();
});

test('nginx has nothing to complain of', () => assert.equal(nginx.complaints, ''));

test('every page answers at its canonical address, once and for all', async () => {
  assert.ok(routes.length > 0);
  for (const route of routes) {
    const { status, headers, body } = await get(`${route}?a=1`);
    assert.equal(status, 200, route);
    assert.equal(headers['content-type'], 'text/html; charset=utf-8', route);
    assert.equal(canonicalOf(body), route);
  }
});

describe('variants lead to the page, query kept', () => {
  const quickStart = '/guide/start/quick-start';
  for (const [variant, canonical] of [
    [`${quickStart}.html`, quickStart],
    [`${quickStart}/`, quickStart],
    [`${quickStart}/index.html`, quickStart],
    [`${quickStart}/index`, quickStart],
    ['/Guide/Start/Quick-Start.HTML', quickStart],
    ['/guide/start/quick%2Dstart', quickStart],
    ['/GUIDE/start/quick%2Dstart.html/', quickStart],
    ['/guide/start', '/guide/start/'],
    ['/guide/start/index.html', '/guide/start/'],
    ['//guide//start', '/guide/start/'],
    ['/config/../guide/./start/', '/guide/start/'],
    ['/zh', '/zh/'],
    ['/ZH/config/lib/DTS.html', '/zh/config/lib/dts'],
    ['/INDEX', '/'],
    ['/index.html', '/'],
    ['/blog', '/blog/'],
    ['/en', '/'],
    ['/EN/', '/'],
    ['/en/guide/start/', '/guide/start/'],
    ['/en/Guide', '/guide/'],
  ] as const) {
    test(variant, async () => {
      const { status, headers } = await get(`${variant}?a=1&b=%20`);
      assert.deepEqual([status, headers.location], [301, `${canonical}?a=1&b=%20`]);
    });
  }
});

describe('no redirect leads to another host or adds a header', () => {
  for (const address of [
    '/en//host.example',
    '/en/guide//host.example',
    '//host.example/guide/start',
    '/en/\\host.example',
    '/en/guide/%0d%0aX-Injected:1',
    '/en/%0d%0aX-Injected:1/guide/',
  ]) {
    test(address, async () => {
      const { headers } = await get(address);
      assert.match(headers.location ?? '/guide/', /^\/guide\//);
      assert.equal(headers['x-injected'], undefined);
    });
  }
});

describe('what is not there answers 404 in the language of the address', () => {
  for (const [address, lang] of [
    ['/nope', 'en'],
    ['/zh/nope', 'zh-CN'],
    ['/v1/zh/nope', 'zh-CN'],
    ['/en/zh/nope', 'en'],
    ['/zhang', 'en'],
    ['/v1/v2/zh/nope', 'en'],
    ['/assets/', 'en'],
    ['/zh/assets/js/nope.js', 'zh-CN'],
    ['/%E0%A4%A', 'en'],
    ['/zh/%E0%A4%A', 'zh-CN'],
    ['/zh/%E0%A4', 'zh-CN'],
    ['/%00', 'en'],
    ['/../deploy/nginx.conf', 'en'],
    ['/..%2fpackage.json', 'en'],
    ['/assets/..%2f..%2fpackage.json', 'en'],
    ['/_headers', 'en'],
    ['/_redirects', 'en'],
  ] as const) {
    test(address, async () => {
      const { status, headers, body } = await get(address);
      assert.equal(status, 404);
      assert.deepEqual([langOf(body), canonicalOf(body)?.endsWith('/404.html')], [lang, true]);
      assert.equal(headers['cache-control'], cacheControl.other);
      assert.ok(headers['content-security-policy']);
    });
  }
});

test('every file has its type; the preview agrees', async () => {
  for (const file of files.filter((name) => !/\.html$|^\/_/.test(name))) {
    const type = contentType(file);
    assert.ok(type, `src/config/hosting.ts knows no content type for ${file}`);
    const address = encodeURI(file);
    const answers = await Promise.all([get(address), ask(previewPort, address)]);
    assert.deepEqual(
      answers.map(({ status, headers }) => [status, headers['content-type']]),
      [
        [200, type],
        [200, type],
      ],
      file,
    );
  }
});

test('hashed files are kept for ever, the rest is asked for again', async () => {
  const isHashed = (file: string) => hashedFolders.some((folder) => file.startsWith(folder));
  assert.ok(files.some(isHashed));
  for (const file of files.filter((name) => !/\.html$|^\/_/.test(name))) {
    if (isHashed(file)) assert.match(file, /[.-][0-9a-f]{8,}\./, 'no hash in its name');
    const expected = isHashed(file) ? cacheControl.hashed : cacheControl.other;
    for (const port of [nginx.port, previewPort]) {
      const { headers } = await ask(port, encodeURI(file));
      assert.equal(headers['cache-control'], expected, file);
    }
  }
});

test('security headers: the same from nginx and from the preview, whatever the status', async () => {
  for (const address of ['/', '/zh/guide/start/', '/nope', '/favicon.ico']) {
    const [one, other] = [await get(address), await ask(previewPort, address)];
    for (const name of Object.keys(securityHeaders('')).map((key) => key.toLowerCase())) {
      assert.ok(one.headers[name], `${name} of ${address}`);
      assert.equal(one.headers[name], other.headers[name], `${name} of ${address}`);
    }
  }
});

describe('text is compressed, and not sent again', () => {
  const pack = { 'accept-encoding': 'gzip, deflate, br' };
  const named = (end: string) => files.find((file) => file.endsWith(end)) ?? '';
  for (const address of ['/', '/nope', named('.css'), named('.js'), named('.xml'), named('.svg')]) {
    test(address, async () => {
      const [packed, plain] = [await get(address, pack), await get(address)];
      assert.equal(packed.headers['content-encoding'], 'gzip');
      assert.equal(packed.headers.vary, 'Accept-Encoding');
      assert.equal(plain.headers['content-encoding'], undefined);
      assert.equal(packed.body, plain.body);
      if (packed.status === 404) return;
      const again = await get(address, { ...pack, 'if-none-match': String(packed.headers.etag) });
      assert.deepEqual([again.status, again.body], [304, '']);
      assert.ok(again.headers['cache-control']);
    });
  }
});
