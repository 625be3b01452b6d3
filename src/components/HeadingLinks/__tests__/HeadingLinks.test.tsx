import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOnPage } from '@site/src/testing/render';
import HeadingLinks from '..';

test('a link that opens elsewhere, any other link, and one without a clipboard copies nothing', async () => {
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
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  await user.click(own!);
  expect(write).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
