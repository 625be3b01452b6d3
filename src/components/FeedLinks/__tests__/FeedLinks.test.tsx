import { act, waitFor } from '@testing-library/react';
import { renderOnPage } from '@site/src/testing/render';
import FeedLinks from '..';

const links = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[type="application/rss+xml"]')].map(
    ({ hreflang, href }) => [hreflang, new URL(href).pathname],
  );

test('both feeds are declared, the own language first, unless the address hides extras', async () => {
  renderOnPage(<FeedLinks title="Blog" />);
  const both = [
    ['en', '/blog-rss.xml'],
    ['zh-CN', '/blog-rss-zh.xml'],
  ];
  await waitFor(() => expect(links()).toEqual(both));
  await act(() => {
    document.documentElement.dataset.hide = 'globalUIComponents';
    return Promise.resolve();
  });
  await waitFor(() => expect(links()).toEqual([]));
  await act(() => {
    delete document.documentElement.dataset.hide;
    return Promise.resolve();
  });
  await waitFor(() => expect(links()).toEqual(both));
});
