import { noFileText, startText } from '../answer';

test.each(['/', '/guide/start/', '/guide/start/quick-start', '/zhang', '/config/index.html'])(
  '%s is the path of a page',
  (pathname) => {
    expect(noFileText(pathname)).toBeUndefined();
  },
);

test.each(['/config/lib/dts.md', '/zh/llms.txt', '/blog-rss.xml', '/search/1.json', '/img/a.png'])(
  'for %s the answer names the commands that make such files',
  (pathname) => {
    const text = noFileText(pathname);
    expect(text).toMatch(`npm start has no ${pathname}. `);
    expect(text).toMatch(/run "npm run build" and "npm run serve"\.$/);
  },
);

test('for a language whose server is not running the answer names the command', () => {
  expect(startText('zh')).toContain('"npm start -- --locale zh"');
});
