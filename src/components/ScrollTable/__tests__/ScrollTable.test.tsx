import { screen } from '@testing-library/react';
import { renderOnPage } from '@site/src/testing/render';
import { setWidths } from '@site/src/testing/widths';
import ScrollTable, { HeaderCell } from '..';

test('only a table that is too wide can be focused', () => {
  setWidths(300, 300);
  renderOnPage(
    <ScrollTable>
      <tbody />
    </ScrollTable>,
  );
  expect(screen.getByRole('table')).toBeVisible();
  expect(screen.queryByRole('group')).toBeNull();
  setWidths(301, 300);
  expect(screen.getByRole('group', { name: 'Table, scrolls sideways' })).toHaveAttribute(
    'tabindex',
    '0',
  );
});

test('a header cell without text becomes an ordinary cell', () => {
  setWidths(300, 300);
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
