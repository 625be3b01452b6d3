import { screen } from '@testing-library/react';
import { renderOnPage } from '@site/src/testing/render';
import DocPaginator from '..';

const page = { title: 'Other', permalink: '/other' };

test('the only page of a section has no neighbours, and nothing stands in their place', () => {
  const { container } = renderOnPage(<DocPaginator />);
  expect(container).toBeEmptyDOMElement();
});

test.each([
  [{ previous: page }, 'prev'],
  [{ next: page }, 'next'],
])('with one neighbour there is one link: %j', (neighbours, rel) => {
  renderOnPage(<DocPaginator {...neighbours} />);
  expect(screen.getByRole('link')).toHaveAttribute('rel', rel);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/other');
});
