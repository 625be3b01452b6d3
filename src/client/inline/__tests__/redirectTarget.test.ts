import { redirectTarget, type Visit } from '../redirectTarget';

const visit: Visit = {
  location: { pathname: '/guide/start/', search: '?a=1', hash: '#b' },
  userAgent: 'Mozilla/5.0 Firefox/140.0',
  browserLanguage: 'zh-CN',
  isFirstVisit: () => true,
};
const chinesePage = { pathname: '/zh/guide/start/', search: '', hash: '' };

test.each<[string, Partial<Visit>, string | undefined]>([
  ['Chinese browser, English page', {}, '/zh/guide/start/?a=1#b'],
  ['bare language tag', { browserLanguage: 'ZH' }, '/zh/guide/start/?a=1#b'],
  [
    'English browser, Chinese page',
    { browserLanguage: 'en-GB', location: chinesePage },
    '/guide/start/',
  ],
  ['language of the page', { location: chinesePage }, undefined],
  ['language without pages', { browserLanguage: 'fr' }, undefined],
  ['unknown language', { browserLanguage: undefined }, undefined],
  ['second visit', { isFirstVisit: () => false }, undefined],
  ['crawler', { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, undefined],
  ['audit tool', { userAgent: 'Mozilla/5.0 Chrome-Lighthouse' }, undefined],
])('%s', (_, change, target) => {
  expect(redirectTarget({ ...visit, ...change })).toBe(target);
});

test('the visit of a crawler is not recorded', () => {
  const isFirstVisit = jest.fn(() => true);
  redirectTarget({ ...visit, userAgent: 'bingbot', isFirstVisit });
  expect(isFirstVisit).not.toHaveBeenCalled();
});
