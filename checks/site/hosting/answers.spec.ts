import { cacheControl, hashedFolders } from '../../../src/emit/hosting/cache';
import { securityHeaders } from '../../../src/emit/hosting/policy';
import { expect, files, test } from './servers';

const isHashed = (file: string) => hashedFolders.some((folder) => file.startsWith(folder));
const script = files.find((file) => isHashed(file) && file.endsWith('.js')) ?? '';
const pack = { 'accept-encoding': 'gzip, deflate, br' };

test('the names of files in the folders of hashed files have a hash', () => {
  for (const file of files.filter(isHashed)) expect(file).toMatch(/[/.-][0-9a-f]{8,}[./]/);
});

for (const [url, type, status = 200] of [
  ['/zh/guide/start/', /^text\/html; ?charset=utf-8$/],
  ['/nope', /^text\/html; ?charset=utf-8$/, 404],
  ['/zh/guide/start/index.md', 'text/markdown; charset=utf-8'],
  ['/zh/llms.txt', 'text/plain; charset=utf-8'],
  ['/blog-rss-zh.xml', 'application/rss+xml; charset=utf-8'],
  [script, /^text\/javascript/],
] as const) {
  test(`nginx and the preview answer ${url} with the right headers`, async ({
    askNginx,
    askPreview,
  }) => {
    for (const [ask, encoding] of [
      [askNginx, 'gzip'],
      [askPreview, 'br'],
    ] as const) {
      const [packed, plain] = [await ask(url, pack), await ask(url)];
      expect(plain.status).toBe(status);
      expect(plain.headers['content-type']).toMatch(type);
      expect(plain.headers['cache-control']).toBe(
        url === script ? cacheControl.hashed : cacheControl.other,
      );
      for (const name of Object.keys(securityHeaders('')))
        expect(plain.headers[name.toLowerCase()], name).toBeTruthy();
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(packed.headers['content-encoding']).toBe(encoding);
      expect(packed.headers.vary).toBe('Accept-Encoding');
      expect(packed.body).toBe(plain.body);
      if (status === 404) continue;

      const again = await ask(url, { ...pack, 'if-none-match': String(packed.headers.etag) });
      expect([again.status, again.body]).toEqual([304, '']);
    }
  });
}
