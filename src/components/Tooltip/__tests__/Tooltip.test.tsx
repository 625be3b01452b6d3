import { render, screen } from '@testing-library/react';
import Tooltip from '..';

test('it says its title', () => {
  render(<Tooltip title="Copy">content</Tooltip>);
  expect(screen.getByText('Copy')).toBeInTheDocument();
});

test('it is hidden when it has nothing to say', () => {
  const { container } = render(<Tooltip title="">content</Tooltip>);
  expect(container).toHaveTextContent(/^content$/);
  expect(container.querySelector('span')).toBeNull();
});
