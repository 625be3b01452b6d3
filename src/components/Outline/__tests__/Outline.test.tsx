import { createRef } from 'react';
import { act, screen } from '@testing-library/react';
import { renderOnPage } from '@site/src/testing/render';
import Outline, { outlineHeadings } from '..';

const toc = [
  { value: 'One', id: 'one', level: 2 },
  { value: 'Two <code>dts</code>', id: 'two', level: 3 },
  { value: 'Three', id: 'three', level: 4 },
  { value: 'Too deep', id: 'deep', level: 5 },
];

const tops: Record<string, number> = { one: 100, two: 400, three: 900 };

function scrollTo(y: number): void {
  for (const id of Object.keys(tops)) {
    document.getElementById(id)!.getBoundingClientRect = () =>
      ({ top: (tops[id] ?? 0) - y, height: 0 }) as DOMRect;
  }
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

const active = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'location')
    .map(({ textContent }) => textContent);

beforeEach(() => {
  jest.useFakeTimers();
  const root = document.documentElement;
  root.style.setProperty('--anchor-gap', '20px');
  Object.defineProperty(root, 'scrollHeight', { value: 2000, configurable: true });
  Object.defineProperty(root, 'clientHeight', { value: 500, configurable: true });
  renderOnPage(
    <>
      {Object.keys(tops).map((id) => (
        <div key={id} id={id} />
      ))}
      <Outline headings={outlineHeadings(toc)} container={createRef()} />
    </>,
  );
  act(() => scrollTo(0));
  act(() => jest.advanceTimersByTime(100));
});

afterEach(() => jest.useRealTimers());

test('it lists the headings of levels 2 to 4, with inline code', () => {
  const names = screen.getAllByRole('link').map(({ innerHTML }) => innerHTML);
  expect(names).toEqual(['One', 'Two <code>dts</code>', 'Three']);
  expect(screen.getByRole('link', { name: 'Two dts' })).toHaveAttribute('href', '#two');
});

test('exactly one heading is active, updated every 100 ms', () => {
  expect(active()).toEqual(['One']);
  act(() => jest.advanceTimersByTime(100));
  act(() => scrollTo(390));
  expect(active()).toEqual(['Two dts']);
  act(() => scrollTo(890));
  expect(active()).toEqual(['Two dts']);
  act(() => jest.advanceTimersByTime(99));
  expect(active()).toEqual(['Two dts']);
  act(() => jest.advanceTimersByTime(1));
  expect(active()).toEqual(['Three']);
});
