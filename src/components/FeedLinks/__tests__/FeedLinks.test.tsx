import { act, waitFor } from '@testing-library/react';
import { feeds } from '@site/src/site/feeds';
import { renderOnPage } from '@site/src/testing/render';
import FeedLinks from '..';

const links = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[type="application/rss+xml"]')].map(
    ({ hreflang, href, title }) => [hreflang, new URL(href).pathname, title],
  );

test('all feeds are declared, named in their own languages, that of the page first, unless the URL hides extras', async () => {
  renderOnPage(<FeedLinks />);
  const all = feeds.map(({ language, url, title }) => [language, url, title]);
  expect(all.slice(0, 2)).toEqual([
    ['en', '/blog-rss.xml', 'Rslib Blog'],
    ['zh-CN', '/blog-rss-zh.xml', 'Rslib 博客'],
  ]);
  await waitFor(() => expect(links()).toEqual(all));
  await act(() => {
    document.documentElement.dataset.hide = 'globalUIComponents';
    return Promise.resolve();
  });
  await waitFor(() => expect(links()).toEqual([]));
  await act(() => {
    delete document.documentElement.dataset.hide;
    return Promise.resolve();
  });
  await waitFor(() => expect(links()).toEqual(all));
});
