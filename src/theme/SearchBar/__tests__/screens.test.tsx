import { render, screen, within } from '@testing-library/react';
import { ErrorScreen, ResultCount } from '../screens';

const environment = process.env.NODE_ENV;
const setEnvironment = (value: string | undefined) =>
  Object.assign(process.env, { NODE_ENV: value });
afterEach(() => setEnvironment(environment));

test.each([
  ['production', 'You might want to check your network connection.'],
  ['development', 'npm start makes no search index.'],
])('a failed search in %s: %s', (name, help) => {
  setEnvironment(name);
  render(<ErrorScreen />);
  expect(screen.getByRole('alert')).toHaveTextContent('Unable to fetch results');
  expect(screen.getByRole('alert')).toHaveTextContent(help);
});

test('a failed search after a new deployment offers a reload', () => {
  render(<ErrorScreen isOutdated />);
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('This site has been updated since you opened the page.');
  expect(within(alert).getByRole('button', { name: 'Reload the page' })).toBeVisible();
});

test.each([
  [undefined, ''],
  [{ query: 'a', count: undefined }, ''],
  [{ query: 'a', count: 0 }, '0 results'],
  [{ query: 'a', count: 12 }, '12 results'],
])('%j is announced as "%s"', (outcome, text) => {
  render(<ResultCount outcome={outcome} />);
  expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`^${text}$`));
});
