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

test.each([
  ['hovered', () => userEvent.hover(screen.getByRole('button'))],
  ['focused', () => userEvent.tab()],
])('Escape hides it from the %s element, until that is left', async (_, enter) => {
  const words = show('Copy');
  await enter();
  await userEvent.keyboard('{Escape}');
  expect(words()).toBeNull();
  await userEvent.unhover(screen.getByRole('button'));
  await userEvent.tab();
  expect(words()).toBe('Copy');
});
