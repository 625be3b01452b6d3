import { createEvent, fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { renderOnPage } from '../../../testing/render';
import Link from '../Link';

function Path() {
  const { pathname, search, hash } = useLocation();
  return <output>{pathname + search + hash}</output>;
}

/** Renders a link and clicks it; tells whether the browser would follow it. */
function click(link: React.ReactElement, modifiers: object = {}): boolean {
  renderOnPage(
    <>
      {link}
      <Path />
    </>,
    { path: '/guide' },
  );
  const element = screen.getByRole('link');
  // The environment of the tests cannot load pages.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  const event = createEvent.click(element, { button: 0, ...modifiers });
  const preventDefault = jest.spyOn(event, 'preventDefault');
  fireEvent(element, event);
  return preventDefault.mock.calls.length === 1;
}

test.each([
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])('a click with %p is left to the browser', (modifiers) => {
  expect(click(<Link to="/config/">Config</Link>, modifiers)).toBe(true);
  expect(screen.getByRole('status')).toHaveTextContent('/guide');
});

test.each([
  <Link key="anchor" to="#part">
    Part
  </Link>,
  <Link key="tab" to="/config/" target="_blank">
    Config
  </Link>,
  <Link key="file" to="pathname:///guide.md">
    Markdown
  </Link>,
  <Link key="site" href="https://example.com/">
    Example
  </Link>,
])('other links are left to the browser', (link) => {
  expect(click(link)).toBe(true);
});

test('a click that a component handles is not followed', () => {
  click(
    <Link to="/config/" onClick={(event) => event.preventDefault()}>
      Config
    </Link>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('/guide');
});

test('a link that marks itself as active fails', () => {
  jest.spyOn(console, 'error').mockImplementation();
  expect(() => renderOnPage(<Link isNavLink to="/guide" />)).toThrow('cannot be a NavLink');
});
