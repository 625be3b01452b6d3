import { breadcrumbList, jsonLd, techArticle, webSite, type SiteFacts } from '../structuredData';

const site: SiteFacts = {
  name: 'Rslib',
  url: 'https://a.test/zh/',
  language: 'zh-CN',
  origin: 'https://a.test',
};
const page = {
  title: 'T',
  description: 'D',
  url: 'https://a.test/zh/a',
  image: 'https://a.test/zh/social/a.png',
};
const organization = { '@type': 'Organization', name: 'Rslib', url: 'https://a.test/' };

test('the author of an article is the project', () => {
  expect(techArticle({ ...page, modified: '2026-01-02T00:00:00.000Z' }, site)).toEqual({
    '@type': 'TechArticle',
    '@id': page.url,
    url: page.url,
    mainEntityOfPage: page.url,
    headline: 'T',
    description: 'D',
    image: page.image,
    inLanguage: 'zh-CN',
    dateModified: '2026-01-02T00:00:00.000Z',
    author: organization,
    publisher: organization,
    isPartOf: { '@type': 'WebSite', '@id': site.url, url: site.url, name: 'Rslib' },
  });
});

test('unknown facts are omitted', () => {
  expect(techArticle(page, site)).not.toHaveProperty('dateModified');
  expect(techArticle(page, site)).not.toHaveProperty('datePublished');
});

const config = { label: 'Config', href: '/config/' };
const group = { label: 'Basic' };
const lib = { label: 'Lib', href: '/config/lib/' };
const dts = { label: 'dts', href: '/config/lib/dts' };

test.each([
  ['a path', [config, lib, dts], ['/config/', '/config/lib/', '/config/lib/dts']],
  ['a group without page', [config, group, dts], ['/config/', '/config/lib/dts']],
  ['the same page twice', [config, { ...config, label: 'Overview' }, dts], ['/config/', dts.href]],
  ['a first page', [config, group, { ...config, label: 'Overview' }], undefined],
  ['nothing', [], undefined],
])('breadcrumbs of %s', (_, path, hrefs) => {
  const [list] = breadcrumbList(path, site) as unknown as { itemListElement: object[] }[];
  const expected = hrefs?.map((href, at) => ({ position: at + 1, item: `https://a.test${href}` }));
  expect(list?.itemListElement).toEqual(
    expected?.map((step) => expect.objectContaining(step) as unknown),
  );
});

test('no text ends the script element', () => {
  const text = jsonLd([webSite({ ...site, name: '</script><b>' }, '')]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({ '@graph': [{ name: '</script><b>' }] });
});
