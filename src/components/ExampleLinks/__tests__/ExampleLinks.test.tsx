import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOnPage } from '@site/src/testing/render';
import ExampleLinks from '..';

const fetchFields = jest.fn<Promise<Pick<Response, 'ok' | 'status' | 'json'>>, [string]>();
const submit = jest.fn<void, [HTMLFormElement]>();

beforeEach(() => {
  fetchFields.mockReset();
  submit.mockReset();
  Object.assign(globalThis, { fetch: fetchFields });
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
    this: HTMLFormElement,
  ) {
    submit(this);
  });
});

const openButton = { name: 'Open dual in StackBlitz' };

it('links to the file in the language of the page', () => {
  renderOnPage(<ExampleLinks name="dual" />, { locale: 'zh' });
  expect(screen.getByRole('link')).toHaveAttribute('href', '/zh/examples/dual.zip');
});

it('says so if the files cannot be loaded, and tries again', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  fetchFields.mockResolvedValue({
    ok: false,
    status: 404,
    json: () => Promise.reject(new Error()),
  });
  renderOnPage(<ExampleLinks name="dual" />);
  await userEvent.click(screen.getByRole('button', openButton));
  expect(screen.getByRole('status')).toHaveTextContent("Couldn't load the example. Try again.");
  expect(submit).not.toHaveBeenCalled();
  fetchFields.mockResolvedValue({ ok: true, status: 200, json: () => Promise.resolve({}) });
  await userEvent.click(screen.getByRole('button', openButton));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(submit).toHaveBeenCalledTimes(1);
  expect(document.forms).toHaveLength(0);
});

it('offers StackBlitz only what it takes', () => {
  renderOnPage(<ExampleLinks name="images" isBinary />);
  expect(screen.queryByRole('button')).toBeNull();
});
