import { screen } from '@testing-library/react';
import { renderOnPage } from '@site/src/testing/render';
import DocPaginator from '..';

const page = { title: 'Other', permalink: '/other' };

test('the only page of a section has no pagination', () => {
  const { container } = renderOnPage(<DocPaginator />);
  expect(container).toBeEmptyDOMElement();
});

test.each([
  [{ previous: page }, 'prev'],
  [{ next: page }, 'next'],
])('with one neighbor there is one link: %j', (neighbors, rel) => {
  renderOnPage(<DocPaginator {...neighbors} />);
  expect(screen.getByRole('link')).toHaveAttribute('rel', rel);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/other');
});
