import { act, waitFor } from '@testing-library/react';
import { renderOnPage } from '@site/src/testing/render';
import FeedLinks from '..';

test('the URL of a page can hide the feeds', async () => {
  const links = () => document.querySelectorAll('link[type="application/rss+xml"]');
  renderOnPage(<FeedLinks />);
  await waitFor(() => expect(links()).toHaveLength(2));
  await act(async () => {
    document.documentElement.dataset.hide = 'globalUIComponents';
    await Promise.resolve();
  });
  await waitFor(() => expect(links()).toHaveLength(0));
});
