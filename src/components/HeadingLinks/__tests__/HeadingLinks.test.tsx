import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOnPage } from '@site/src/testing/render';
import HeadingLinks from '..';

function renderHeading(): HTMLElement {
  renderOnPage(
    <>
      <h2 id="bundle">
        Bundle
        <a className="hash-link" href="#bundle">
          Direct link to Bundle
        </a>
      </h2>
      <a href="#bundle">See Bundle</a>
      <HeadingLinks />
    </>,
  );
  return screen.getByRole('link', { name: 'Direct link to Bundle' });
}

test('Enter on the link beside a heading copies its URL', async () => {
  const user = userEvent.setup();
  const link = renderHeading();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  link.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Link copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('http://localhost/#bundle');
});

test('a link that opens elsewhere, and any other link, copies nothing', async () => {
  const user = userEvent.setup();
  const link = renderHeading();
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('link', { name: 'See Bundle' }));
  await user.keyboard('{Control>}');
  await user.click(link);
  expect(write).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('without a clipboard the link only leads to the heading', async () => {
  const user = userEvent.setup();
  const link = renderHeading();
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  await user.click(link);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
