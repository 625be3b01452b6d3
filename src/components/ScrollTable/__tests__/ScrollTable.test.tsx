import { screen } from '@testing-library/react';
import { renderOnPage } from '@site/src/testing/render';
import ScrollTable, { HeaderCell } from '..';

test('a header cell without text becomes an ordinary cell', () => {
  renderOnPage(
    <ScrollTable>
      <thead>
        <tr>
          <HeaderCell />
          <HeaderCell>esm</HeaderCell>
        </tr>
      </thead>
    </ScrollTable>,
  );
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'esm',
  ]);
  expect(screen.getByRole('cell')).toBeEmptyDOMElement();
});
