import { fireEvent } from '@testing-library/react';
import '../loadAhead';

const preload = jest.fn();

const link = (name: string) => document.getElementById(name)!;

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  Object.assign(window, { docusaurus: { preload } });
  document.body.innerHTML = `
    <p id="text">Text</p>
    <a id="a" href="/guide/a#part"><b id="inner">A</b></a><a id="b" href="/guide/b">B</a>
    <a id="other" href="https://example.com/guide/a">Elsewhere</a><a id="same" href="/#top">Top</a>`;
});

afterEach(() => jest.useRealTimers());

test.each([
  ['pointer', fireEvent.pointerOver],
  ['focus', fireEvent.focusIn],
])('a page is loaded when the %s stays on a link to it', (_, enter) => {
  enter(link('inner'));
  expect(preload).not.toHaveBeenCalled();
  jest.advanceTimersByTime(50);
  expect(preload.mock.calls).toEqual([['/guide/a']]);
});

test('a pointer that passes over links loads nothing', () => {
  for (const name of ['a', 'b', 'text']) {
    fireEvent.pointerOver(link(name));
    jest.advanceTimersByTime(30);
  }
  jest.advanceTimersByTime(500);
  expect(preload).not.toHaveBeenCalled();
});

test('a press loads the page at once', () => {
  fireEvent.pointerDown(link('b'));
  expect(preload.mock.calls).toEqual([['/guide/b']]);
});

test.each(['other', 'same', 'text'])('%s leads to no other page of the site', (name) => {
  fireEvent.pointerDown(link(name));
  expect(preload).not.toHaveBeenCalled();
});
