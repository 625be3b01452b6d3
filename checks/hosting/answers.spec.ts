import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import {
  cacheControl,
  contentType,
  contentTypes,
  hashedFolders,
  securityHeaders,
} from '../../src/config/hosting';
import { build, files, serveBuild } from './servers';

const { askNginx, askPreview } = serveBuild();

test('every file has its type; the preview agrees', async () => {
  for (const file of files.filter((name) => !/\.html$|^\/_/.test(name))) {
    const type = contentType(file);
    assert.ok(type, `src/config/hosting.ts knows no content type for ${file}`);
    const address = encodeURI(file);
    const answers = await Promise.all([askNginx(address), askPreview(address)]);
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
    for (const ask of [askNginx, askPreview]) {
      const { headers } = await ask(encodeURI(file));
      assert.equal(headers['cache-control'], expected, file);
    }
  }
});

test('security headers: the same from nginx and from the preview, whatever the status', async () => {
  for (const address of ['/', '/zh/guide/start/', '/nope', '/favicon.ico']) {
    const [one, other] = [await askNginx(address), await askPreview(address)];
    for (const name of Object.keys(securityHeaders('')).map((key) => key.toLowerCase())) {
      assert.ok(one.headers[name], `${name} of ${address}`);
      assert.equal(one.headers[name], other.headers[name], `${name} of ${address}`);
    }
  }
});

describe('text is compressed, and not sent again', () => {
  const pack = { 'accept-encoding': 'gzip, deflate, br' };
  // The largest of each kind; answers below 1 kB are sent as they are.
  const size = (file: string) => fs.statSync(path.join(build, file)).size;
  const texts = Object.entries(contentTypes).flatMap(([end, type]) => {
    if (!type.includes('charset') || end === 'html') return [];
    return files
      .filter((file) => file.endsWith(`.${end}`) && size(file) >= 1024)
      .sort((a, b) => size(b) - size(a))
      .slice(0, 1);
  });
  for (const address of ['/', '/nope', ...texts]) {
    test(address, async () => {
      const [packed, plain] = [await askNginx(address, pack), await askNginx(address)];
      assert.equal(packed.headers['content-encoding'], 'gzip');
      assert.equal(packed.headers.vary, 'Accept-Encoding');
      assert.equal(plain.headers['content-encoding'], undefined);
      assert.equal(packed.body, plain.body);
      if (packed.status === 404) return;
      const again = await askNginx(address, {
        ...pack,
        'if-none-match': String(packed.headers.etag),
      });
      assert.deepEqual([again.status, again.body], [304, '']);
      assert.ok(again.headers['cache-control']);
    });
  }
});
