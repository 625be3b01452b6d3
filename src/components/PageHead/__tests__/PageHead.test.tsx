import { waitFor } from '@testing-library/react';
import { renderOnPage } from '@site/src/testing/render';
import PageHead from '..';

test('a title suffix replaces the name of the site', async () => {
  renderOnPage(<PageHead title="Page" frontMatter={{ titleSuffix: 'Reference' }} />);
  await waitFor(() => expect(document.title).toBe('Page | Reference'));
});

test('tags of the front matter are in the head', async () => {
  renderOnPage(
    <PageHead
      title="Page"
      frontMatter={{ head: [['meta', { name: 'robots', content: 'noindex' }]] }}
    />,
  );
  await waitFor(() =>
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex'),
  );
});

test('an image in the front matter replaces the generated one', async () => {
  renderOnPage(<PageHead title="Page" frontMatter={{ image: '/own.png', titleSuffix: 'Own' }} />);
  await waitFor(() => expect(document.title).toBe('Page | Own'));
  expect(document.querySelector('meta[property^="og:image"]')).toBeNull();
});
