import { act, render, screen } from '@testing-library/react';
import GlobalUI from '..';

const root = document.documentElement;
const survey = () => Promise.resolve({ default: () => <p>Survey</p> });

/** Lets the query of the URL, or the page, hide parts or show them. */
const hide = (query: string, page = '') =>
  act(async () => {
    root.dataset.hide = query;
    root.className = page;
    await Promise.resolve();
  });

test('the extras load after the first render, and one that fails is logged', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  const failure = new Error('offline');
  render(<GlobalUI components={[survey, () => Promise.reject(failure)]} />);
  expect(screen.queryByText('Survey')).toBeNull();
  expect(await screen.findByText('Survey')).toBeVisible();
  expect(log).toHaveBeenCalledWith(failure);
});

test.each([
  ['the query', 'navbar globalUIComponents', ''],
  ['the page', '', 'hide-globalUIComponents'],
])('where %s switches them off they are absent, and not loaded', async (_, query, page) => {
  await hide(query, page);
  const load = jest.fn(survey);
  render(<GlobalUI components={[load]} />);
  await hide(query, page);
  expect(load).not.toHaveBeenCalled();
  await hide('');
  expect(await screen.findByText('Survey')).toBeVisible();
  await hide(query, page);
  expect(screen.queryByText('Survey')).toBeNull();
});
