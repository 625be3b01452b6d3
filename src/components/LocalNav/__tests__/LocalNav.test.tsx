import { screen } from '@testing-library/react';
import { renderOnPage } from '@site/src/testing/render';
import LocalNav from '..';

test('above the first heading the bar names the page', () => {
  renderOnPage(<LocalNav headings={[{ value: 'One', id: 'one', level: 2 }]} title="Page" />);
  expect(screen.getByText('Page')).toBeVisible();
});
