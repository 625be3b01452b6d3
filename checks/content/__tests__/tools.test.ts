import { checkTools } from '../rules/tools';

const files = new Set(['/img/a.svg']);
const good = { name: 'A', url: 'https://a.rs/zh/', urlEn: 'https://a.rs/', logo: '/img/a.svg' };

test('valid URLs and a logo that exists have no issues', () => {
  const repository = { name: 'B', url: 'https://github.com/b' };
  expect(checkTools([good, repository], files)).toEqual([]);
});

test.each([
  [{ urlEn: 'https://a.rs' }, 'A: "https://a.rs" does not end with a slash'],
  [{ url: 'https://a.rs/zh' }, 'A: "https://a.rs/zh" does not end with a slash'],
  [{ urlEn: 'a.rs/' }, 'A: "a.rs/" is not an https:// URL'],
  [{ url: 'http://a.rs/zh/' }, 'A: "http://a.rs/zh/" is not an https:// URL'],
  [{ logo: '/img/b.svg' }, 'A: the logo /img/b.svg does not exist'],
])('%j is reported', (change, message) => {
  expect(checkTools([{ ...good, ...change }], files)).toMatchObject([
    { file: 'src/site/tools.ts', message },
  ]);
});
