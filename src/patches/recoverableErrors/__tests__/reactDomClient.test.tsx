import { act } from '@testing-library/react';
import reactDomClient from '../reactDomClient';

test('an error that React recovers from is logged as a warning', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const container = document.createElement('div');
  container.innerHTML = '<p>changed on the way</p>';
  const log = { onRecoverableError: console.error };
  await act(() => Promise.resolve(reactDomClient.hydrateRoot(container, <p>as built</p>, log)));
  expect(container).toHaveTextContent('as built');
  expect(warn).toHaveBeenCalledWith(
    'React recovered from an error:',
    expect.any(Error),
    expect.any(String),
  );
  expect(error).not.toHaveBeenCalled();
  jest.restoreAllMocks();
});
