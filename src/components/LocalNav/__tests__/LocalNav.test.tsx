import { useMemo, useState } from 'react';
import { screen } from '@testing-library/react';
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

test('above the first heading the bar names the page', () => {
  renderOnPage(<LocalNav headings={headings} title="Page" />);
  expect(screen.getByText('Page')).toBeVisible();
});

test('a page without headings has only the menu, which opens the drawer', async () => {
  renderOnPage(<WithSidebar outline={[]} />);
  const menu = screen.getByRole('button', { name: 'Menu' });
  expect(screen.getAllByRole('button')).toEqual([menu]);
  expect(menu).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(menu);
  expect(menu).toHaveAttribute('aria-expanded', 'true');
});

test('a choice in the outline closes it', async () => {
  renderOnPage(<WithSidebar outline={headings} />);
  expect(screen.queryByRole('link')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'ON THIS PAGE' }));
  expect(screen.getAllByRole('link')).toHaveLength(2);
  await userEvent.click(screen.getByRole('link', { name: 'Two' }));
  expect(screen.queryByRole('link')).toBeNull();
});
