import type { Props } from '@docusaurus/Link';
import { createEvent, fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { renderOnPage } from '../../../testing/render';
import Link from '../Link';

function Path() {
  return <output>{useLocation().pathname}</output>;
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

test.each<[Props, object?]>([
  [{ to: '/config/' }, { ctrlKey: true }],
  [{ to: '/config/' }, { metaKey: true }],
  [{ to: '/config/' }, { shiftKey: true }],
  [{ to: '/config/' }, { altKey: true }],
  [{ to: '/config/' }, { button: 1 }],
  [{ to: '/config/', target: '_blank' }],
  [{ to: '#part' }],
  [{ to: 'pathname:///guide.md' }],
  [{ href: 'https://example.com/' }],
])('a click on a link with %j is left to the browser', (props, modifiers = {}) => {
  expect(click(<Link {...props}>Link</Link>, modifiers)).toBe(true);
  expect(screen.getByRole('status')).toHaveTextContent('/guide');
});

test('a click that a component handles is not followed', () => {
  click(
    <Link to="/config/" onClick={(event) => event.preventDefault()}>
      Config
    </Link>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('/guide');
});
