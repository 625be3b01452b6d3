import { createLocation } from 'history';
import scrolling from '..';

test('a page that shows after the reader has gone back keeps the other page at its position', () => {
  const [first, second] = ['first', 'second'].map((key) => createLocation(`/${key}/`, {}, key));
  window.history.replaceState({ key: 'first' }, '');
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation((_x, top) => {
    window.scrollY = Number(top);
  });
  const show = (previousLocation: typeof first | null, location = first!) => {
    scrolling.onRouteUpdate?.({ previousLocation: previousLocation ?? null, location });
    scrolling.onRouteDidUpdate?.({ previousLocation: previousLocation ?? null, location });
  };
  show(null);
  window.scrollY = 600;
  window.dispatchEvent(new Event('scroll'));
  // The current entry of the history is the first one all the time.
  show(first, second);
  expect(window.scrollY).toBe(0);
  show(second, first);
  expect(scrollTo).toHaveBeenLastCalledWith(0, 600);
});
