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

test('it is hidden without a title', () => {
  expect(show('')()).toBeNull();
});

test('Escape hides it until the pointer enters again', async () => {
  const words = show('Copy');
  const button = screen.getByRole('button');
  await userEvent.hover(button);
  await userEvent.keyboard('{Escape}');
  expect(words()).toBeNull();
  await userEvent.unhover(button);
  expect(words()).toBe('Copy');
});

test('Escape hides it from the focused element', async () => {
  const words = show('Copy');
  await userEvent.tab();
  expect(screen.getByRole('button')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(words()).toBeNull();
});
