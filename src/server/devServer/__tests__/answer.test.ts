import { answerTo, startText } from '../answer';

test.each(['/', '/guide/start/', '/guide/start/quick-start', '/zhang', '/config/index.html'])(
  '%s is a page of this language',
  (pathname) => {
    expect(answerTo(pathname, 'en')).toEqual({ kind: 'page' });
  },
);

test('a page in another language is on the server of that language', () => {
  expect(answerTo('/zh/config/', 'en')).toEqual({ kind: 'otherLanguage', locale: 'zh' });
  expect(answerTo('/config/', 'zh')).toEqual({ kind: 'otherLanguage', locale: 'en' });
});

test.each(['/config/lib/dts.md', '/zh/llms.txt', '/blog-rss.xml', '/search/1.json', '/img/a.png'])(
  'for %s the answer names the commands that make such files',
  (pathname) => {
    const { kind, text } = { text: '', ...answerTo(pathname, 'en') };
    expect(kind).toBe('noFile');
    expect(text).toMatch(`npm start has no ${pathname}. `);
    expect(text).toMatch(/run "npm run build" and "npm run serve"\.$/);
  },
);

test('for a language whose server is not running the answer names the command', () => {
  expect(startText('zh')).toContain('"npm start -- --locale zh"');
});
