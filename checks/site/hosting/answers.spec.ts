import fs from 'node:fs';
import path from 'node:path';
import { cacheControl, hashedFolders } from '../../../src/emit/hosting/cache';
import { contentType, contentTypes } from '../../../src/emit/hosting/contentTypes';
import { securityHeaders } from '../../../src/emit/hosting/policy';
import { build, expect, files, test } from './servers';

test('nginx and the preview send every file with its content type', async ({
  askNginx,
  askPreview,
}) => {
  for (const file of files.filter((name) => !/\.html$|^\/_/.test(name))) {
    const type = contentType(file);
    expect(type, `src/emit/hosting/contentTypes.ts has no content type for ${file}`).toBeTruthy();
    const answers = await Promise.all([askNginx(encodeURI(file)), askPreview(encodeURI(file))]);
    expect(
      answers.map(({ status, headers }) => [status, headers['content-type']]),
      file,
    ).toEqual([
      [200, type],
      [200, type],
    ]);
  }
});

test('browsers cache hashed files forever, and revalidate all others', async ({
  askNginx,
  askPreview,
}) => {
  const isHashed = (file: string) => hashedFolders.some((folder) => file.startsWith(folder));
  expect(files.filter(isHashed)).not.toHaveLength(0);
  for (const file of files.filter((name) => !/\.html$|^\/_/.test(name))) {
    if (isHashed(file)) expect(file, 'no hash in its path').toMatch(/[/.-][0-9a-f]{8,}[./]/);

    const expected = isHashed(file) ? cacheControl.hashed : cacheControl.other;
    for (const ask of [askNginx, askPreview]) {
      const { headers } = await ask(encodeURI(file));
      expect(headers['cache-control'], file).toBe(expected);
    }
  }
});

test('nginx and the preview send the same security headers, whatever the status', async ({
  askNginx,
  askPreview,
}) => {
  for (const url of ['/', '/zh/guide/start/', '/nope', '/favicon.ico']) {
    const [one, other] = [await askNginx(url), await askPreview(url)];
    for (const name of Object.keys(securityHeaders('')).map((key) => key.toLowerCase())) {
      expect(one.headers[name], `${name} of ${url}`).toBeTruthy();
      expect(one.headers[name], `${name} of ${url}`).toBe(other.headers[name]);
    }
  }
});

test.describe('text is compressed, and not sent again if it is unchanged', () => {
  const pack = { 'accept-encoding': 'gzip, deflate, br' };
  // The largest file of each type; responses below 1 kB are not compressed.
  const size = (file: string) => fs.statSync(path.join(build, file)).size;
  const texts = Object.entries(contentTypes).flatMap(([end, type]) => {
    if (!type.includes('charset') || end === 'html') return [];
    return files
      .filter((file) => file.endsWith(`.${end}`) && size(file) >= 1024)
      .sort((a, b) => size(b) - size(a))
      .slice(0, 1);
  });
  for (const url of ['/', '/nope', ...texts]) {
    test(url, async ({ askNginx, askPreview }) => {
      for (const [ask, encoding] of [
        [askNginx, 'gzip'],
        [askPreview, 'br'],
      ] as const) {
        const [packed, plain] = [await ask(url, pack), await ask(url)];
        expect(packed.headers['content-encoding']).toBe(encoding);
        expect(packed.headers.vary).toBe('Accept-Encoding');
        expect(plain.headers['content-encoding']).toBeUndefined();
        expect(packed.body).toBe(plain.body);
        if (packed.status === 404) continue;

        const again = await ask(url, { ...pack, 'if-none-match': String(packed.headers.etag) });
        expect([again.status, again.body]).toEqual([304, '']);
        // The preview's 304 has no other headers; browsers keep those of the first response.
        if (ask === askNginx) expect(again.headers['cache-control']).toBeTruthy();
      }
    });
  }
});
