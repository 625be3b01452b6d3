import { cleanup, waitFor } from '@testing-library/react';
import { renderOnPage } from '@site/src/testing/render';
import MarkdownLink from '..';

const link = () => document.head.querySelector('link[rel=alternate][type="text/markdown"]');

test('the not-found view has no link', async () => {
  renderOnPage(<MarkdownLink />, { path: '/guide/start/' });
  await waitFor(() => expect(link()).not.toBeNull());
  cleanup();
  renderOnPage(<MarkdownLink />, { path: '/nowhere' });
  await waitFor(() => expect(link()).toBeNull());
});
