import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOnPage } from '@site/src/testing/render';
import ScrollToTop from '..';

function scrollTo(y: number): void {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  fireEvent.scroll(window);
}

test.each([
  [false, 'smooth'],
  [true, 'instant'],
])('with reduced motion %p a press scrolls %p, and the button goes', async (reduced, behavior) => {
  window.matchMedia = () => ({ matches: reduced }) as never;
  const scroll = jest.fn();
  window.scrollTo = scroll;
  renderOnPage(<ScrollToTop />);
  scrollTo(1);
  await userEvent.click(screen.getByRole('button', { name: 'Scroll to top' }));
  expect(scroll).toHaveBeenCalledWith({ top: 0, behavior });
  scrollTo(0);
  expect(screen.queryByRole('button')).toBeNull();
});
