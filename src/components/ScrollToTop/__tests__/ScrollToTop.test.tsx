import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOnPage } from '@site/src/testing/render';
import ScrollToTop from '..';

function scrollTo(y: number): void {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  act(() => {
    window.dispatchEvent(new Event('scroll'));
  });
}

const button = () => screen.queryByRole('button', { name: 'Scroll to top' });

beforeEach(() => scrollTo(0));

test('it is visible while the page is scrolled away from its top', () => {
  renderOnPage(<ScrollToTop />);
  expect(button()).toBeNull();
  scrollTo(1);
  expect(button()).toBeVisible();
  scrollTo(0);
  expect(button()).toBeNull();
});

test.each([
  [false, 'smooth'],
  [true, 'instant'],
])('with reduced motion %p it scrolls %p', async (reduced, behavior) => {
  window.matchMedia = () => ({ matches: reduced }) as never;
  const scroll = jest.fn();
  window.scrollTo = scroll;
  renderOnPage(<ScrollToTop />);
  scrollTo(500);
  await userEvent.click(button()!);
  expect(scroll).toHaveBeenCalledWith({ top: 0, behavior });
});
