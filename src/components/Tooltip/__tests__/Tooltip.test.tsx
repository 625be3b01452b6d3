import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Tooltip from '..';

function show(title: string): () => string | null {
  render(
    <Tooltip title={title}>
      <button type="button">Button</button>
    </Tooltip>,
  );
  const root = screen.getByRole('button').parentElement!;
  return () => root.getAttribute('data-title');
}

test('it says its title, and no screen reader hears it twice', () => {
  const words = show('Copy');
  expect(words()).toBe('Copy');
  expect(screen.queryByText('Copy')).not.toBeInTheDocument();
});

test('it is hidden when it has nothing to say', () => {
  expect(show('')()).toBeNull();
});

test('Escape takes it away until the pointer comes again', async () => {
  const words = show('Copy');
  const button = screen.getByRole('button');
  await userEvent.hover(button);
  await userEvent.keyboard('{Escape}');
  expect(words()).toBeNull();
  await userEvent.unhover(button);
  expect(words()).toBe('Copy');
});

test('Escape takes it away from what has the focus', async () => {
  const words = show('Copy');
  await userEvent.tab();
  expect(screen.getByRole('button')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(words()).toBeNull();
});
