import { act, screen } from '@testing-library/react';
import { renderOnPage } from '@site/src/testing/render';
import ScrollTable from '..';
import HeaderCell from '../HeaderCell';

let resized: () => void;

beforeEach(() => {
  window.ResizeObserver = class {
    constructor(callback: () => void) {
      resized = callback;
    }
    observe() {
      resized();
    }
    disconnect() {
      resized = () => undefined;
    }
  } as never;
});

function show(scrollWidth: number): void {
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(scrollWidth);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
}

test('only a table that is too wide can be focused', () => {
  show(300);
  renderOnPage(
    <ScrollTable>
      <tbody />
    </ScrollTable>,
  );
  expect(screen.getByRole('table')).toBeVisible();
  expect(screen.queryByRole('group')).toBeNull();
  show(301);
  act(() => resized());
  expect(screen.getByRole('group', { name: 'Table, scrolls sideways' })).toHaveAttribute(
    'tabindex',
    '0',
  );
});

test('a header cell without text becomes an ordinary cell', () => {
  show(300);
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
