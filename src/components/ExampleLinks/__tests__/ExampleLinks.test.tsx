import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOnPage } from '@site/src/testing/render';
import ExampleLinks from '..';

it('says so if the files cannot be loaded, and tries again', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation();
  const answers = [{ ok: false }, { ok: true, json: () => Promise.resolve({}) }];
  Object.assign(globalThis, { fetch: () => Promise.resolve(answers.shift()) });
  renderOnPage(<ExampleLinks name="dual" />);
  const open = screen.getByRole('button', { name: 'Open dual in StackBlitz' });
  await userEvent.click(open);
  expect(screen.getByRole('status')).toHaveTextContent("Couldn't load the example. Try again.");
  expect(submit).not.toHaveBeenCalled();
  await userEvent.click(open);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(submit).toHaveBeenCalledTimes(1);
  expect(document.forms).toHaveLength(0);
});

it('offers StackBlitz only what it takes', () => {
  renderOnPage(<ExampleLinks name="images" isBinary />);
  expect(screen.queryByRole('button')).toBeNull();
});
