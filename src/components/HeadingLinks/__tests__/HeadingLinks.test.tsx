import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOnPage } from '@site/src/testing/render';
import HeadingLinks from '..';

test('a click on the link of a heading copies its URL, where there is a clipboard, and no other click does', async () => {
  const user = userEvent.setup();
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  renderOnPage(
    <>
      <a className="hash-link" href="#bundle">
        Direct link to Bundle
      </a>
      <a href="#bundle">See Bundle</a>
      <HeadingLinks />
    </>,
  );
  const [own, other] = screen.getAllByRole('link');
  await user.click(other!);
  await user.keyboard('{Control>}');
  await user.click(own!);
  await user.keyboard('{/Control}');
  expect(write).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.click(own!);
  expect(write).toHaveBeenCalledWith('http://localhost/#bundle');
  expect(await screen.findByText('Link copied')).toBeInTheDocument();
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  await user.click(own!);
  expect(write).toHaveBeenCalledTimes(1);
});
