import { fromHtml } from 'hast-util-from-html';
import { cacheControl } from '../../../src/emit/hosting/cache';
import { routesOf } from '../../../src/emit/hosting/builtSite';
import { linksOf, readHead } from '../head/readHead';
import { expect, files, test } from './servers';

const routes = routesOf(files);

/** Reads what identifies a page from its head. */
function headOf(html: string): { canonical?: string; title?: string; language: string } {
  const head = readHead(fromHtml(html));
  const href = linksOf(head, 'canonical')[0]?.href;
  const canonical = href && new URL(href).pathname;
  return { canonical, title: head.titles[0], language: head.language };
}

test('every page answers at its canonical URL', async ({ askNginx }) => {
  expect(routes).not.toHaveLength(0);
  for (const route of routes) {
    const { status, headers, body } = await askNginx(`${route}?a=1`);
    expect(status, route).toBe(200);
    expect(headers['content-type'], route).toBe('text/html; charset=utf-8');
    expect(headOf(body).canonical).toBe(route);
  }
});

test.describe('variants redirect to the page and keep the query', () => {
  const quickStart = '/guide/start/quick-start';
  for (const [variant, canonical] of [
    [`${quickStart}.html`, quickStart],
    ['/GUIDE/start/quick%2Dstart.html/', quickStart],
    ['/guide/start', '/guide/start/'],
    ['//guide//start', '/guide/start/'],
    ['/config/../guide/./start/', '/guide/start/'],
    ['/zh', '/zh/'],
    ['/ZH/config/lib/DTS.html', '/zh/config/lib/dts'],
    ['/index.html', '/'],
    ['/en', '/'],
    ['/EN/', '/'],
    ['/en/guide/start/', '/guide/start/'],
    ['/en/Guide', '/guide/'],
  ] as const) {
    test(variant, async ({ askNginx }) => {
      const { status, headers } = await askNginx(`${variant}?a=1&b=%20`);
      expect([status, headers.location]).toEqual([301, `${canonical}?a=1&b=%20`]);
    });
  }
});

test.describe('no redirect goes to another host or adds a header', () => {
  for (const url of [
    '/en//host.example',
    '/en/guide//host.example',
    '//host.example/guide/start',
    '/en/\\host.example',
    '/en/guide/%0d%0aX-Injected:1',
    '/en/%0d%0aX-Injected:1/guide/',
  ]) {
    test(url, async ({ askNginx }) => {
      const { headers } = await askNginx(url);
      expect(headers.location ?? '/guide/').toMatch(/^\/guide\//);
      expect(headers['x-injected']).toBeUndefined();
    });
  }
});

test.describe('unknown URLs answer 404 in the language of the URL', () => {
  for (const [url, lang] of [
    ['/nope', 'en'],
    ['/zh/nope', 'zh-CN'],
    ['/v1/zh/nope', 'zh-CN'],
    ['/zhang', 'en'],
    ['/zh/%20', 'zh-CN'],
    ['/zh/guide/start/quick-start%0A', 'zh-CN'],
    ['/zh/assets/js/nope.js', 'zh-CN'],
    ['/%E0%A4%A', 'en'],
    ['/zh/%E0%A4%A', 'zh-CN'],
    ['/%00', 'en'],
    ['/../deploy/nginx.conf', 'en'],
    ['/assets/..%2f..%2fpackage.json', 'en'],
    ['/404.html', 'en'],
    ['/_headers', 'en'],
  ] as const) {
    test(url, async ({ askNginx }) => {
      const { status, headers, body } = await askNginx(url);
      expect(status).toBe(404);
      expect(headOf(body)).toMatchObject({ language: lang, title: '404 | Rslib' });
      expect(headers['cache-control']).toBe(cacheControl.other);
      expect(headers['content-security-policy']).toBeTruthy();
    });
  }
});
