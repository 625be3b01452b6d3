import { createRef } from 'react';
import { act, fireEvent, screen } from '@testing-library/react';
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
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  fireEvent.scroll(window);
}

beforeEach(() => {
  jest.useFakeTimers();
  const root = document.documentElement;
  root.style.setProperty('--anchor-gap', '20px');
  Object.defineProperty(root, 'scrollHeight', { value: 2000, configurable: true });
  Object.defineProperty(root, 'clientHeight', { value: 500, configurable: true });
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    return { top: (tops[this.id] ?? 0) - window.scrollY, height: 0 } as DOMRect;
  });
});

afterEach(() => jest.useRealTimers());

test('it lists the headings of levels 2 to 4, and exactly one is active, updated every 100 ms', () => {
  renderOnPage(
    <>
      {Object.keys(tops).map((id) => (
        <div key={id} id={id} />
      ))}
      <Outline headings={outlineHeadings(toc)} container={createRef()} />
    </>,
  );
  const links = screen.getAllByRole('link');
  const active = () => links.filter(({ ariaCurrent }) => ariaCurrent).map((link) => link.innerHTML);
  expect(links.map((link) => [link.innerHTML, link.getAttribute('href')])).toEqual([
    ['One', '#one'],
    ['Two <code>dts</code>', '#two'],
    ['Three', '#three'],
  ]);
  expect(active()).toEqual(['One']);
  act(() => jest.advanceTimersByTime(100));
  scrollTo(390);
  expect(active()).toEqual(['Two <code>dts</code>']);
  scrollTo(890);
  act(() => jest.advanceTimersByTime(99));
  expect(active()).toEqual(['Two <code>dts</code>']);
  act(() => jest.advanceTimersByTime(1));
  expect(active()).toEqual(['Three']);
});
