import { useMemo, useState } from 'react';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DrawerContext } from '@site/src/components/Sidebar/drawer';
import { renderOnPage } from '@site/src/testing/render';
import LocalNav from '..';

const headings = [
  { value: 'One', id: 'one', level: 2 },
  { value: 'Two', id: 'two', level: 2 },
];

function WithSidebar({ outline }: { outline: typeof headings }) {
  const [open, setOpen] = useState(false);
  const drawer = useMemo(() => ({ open, setOpen }), [open]);
  return (
    <DrawerContext value={drawer}>
      <LocalNav headings={outline} />
    </DrawerContext>
  );
}

test('a page with neither a sidebar nor headings has no buttons', () => {
  renderOnPage(<LocalNav headings={[]} />);
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('a page without a sidebar has only the outline', () => {
  renderOnPage(<LocalNav headings={headings} />);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'ON THIS PAGE' })).toBeVisible();
});

test('the bar names the page, then the heading that is being read', () => {
  jest.useFakeTimers();
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 5000 });
  renderOnPage(
    <>
      <LocalNav headings={headings} title="Page" />
      <div data-testid="one" id="one" />
      <div data-testid="two" id="two" />
    </>,
  );
  const above = screen.getByTestId('one');
  jest.spyOn(above, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100));
  const below = screen.getByTestId('two');
  jest.spyOn(below, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 900));
  fireEvent.scroll(window);
  act(() => jest.advanceTimersByTime(100));
  expect(screen.getByText('Page')).toBeVisible();
  jest.spyOn(above, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -10));
  fireEvent.scroll(window);
  act(() => jest.advanceTimersByTime(100));
  expect(screen.getByText('One')).toBeVisible();
  jest.spyOn(below, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -100));
  fireEvent.scroll(window);
  act(() => jest.advanceTimersByTime(100));
  expect(screen.getByText('Two')).toBeVisible();
  expect(screen.queryByText('One')).toBeNull();
  jest.useRealTimers();
});

test('a page without headings has only the menu, which opens the drawer', async () => {
  renderOnPage(<WithSidebar outline={[]} />);
  const menu = screen.getByRole('button', { name: 'Menu' });
  expect(screen.getAllByRole('button')).toEqual([menu]);
  expect(menu).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(menu);
  expect(menu).toHaveAttribute('aria-expanded', 'true');
});

test('the outline drops down, and closes on Escape and on a choice', async () => {
  renderOnPage(<WithSidebar outline={headings} />);
  const button = screen.getByRole('button', { name: 'ON THIS PAGE' });
  expect(screen.queryByRole('link')).toBeNull();
  await userEvent.click(button);
  expect(screen.getAllByRole('link')).toHaveLength(2);
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'One' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('link')).toBeNull();
  expect(button).toHaveFocus();
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('link', { name: 'Two' }));
  expect(screen.queryByRole('link')).toBeNull();
});
