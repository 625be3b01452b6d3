import { act, render, screen } from '@testing-library/react';
import GlobalUI from '..';

const root = document.documentElement;
const components = [
  () => Promise.resolve({ default: () => <p>Survey</p> }),
  () => Promise.reject(new Error('offline')),
];

beforeEach(() => jest.spyOn(console, 'error').mockImplementation());

afterEach(() => {
  root.className = '';
  delete root.dataset.hide;
});

test('the extras load after the first render, and one that fails is logged', async () => {
  render(<GlobalUI components={components} />);
  expect(screen.queryByText('Survey')).toBeNull();
  expect(await screen.findByText('Survey')).toBeVisible();
  expect(console.error).toHaveBeenCalledWith(new Error('offline'));
});

test.each([
  ['the query', () => (root.dataset.hide = 'navbar globalUIComponents')],
  ['the page', () => root.classList.add('hide-globalUIComponents')],
])('where %s switches them off they are absent, and not loaded', async (_, hide) => {
  hide();
  const load = jest.fn(components[0]);
  render(<GlobalUI components={[load as never]} />);
  await act(() => Promise.resolve());
  expect(load).not.toHaveBeenCalled();
  await act(() => {
    delete root.dataset.hide;
    root.className = '';
    return Promise.resolve();
  });
  expect(await screen.findByText('Survey')).toBeVisible();
  await act(() => {
    root.dataset.hide = 'globalUIComponents';
    return Promise.resolve();
  });
  expect(screen.queryByText('Survey')).toBeNull();
});
