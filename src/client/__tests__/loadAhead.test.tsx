import { fireEvent } from '@testing-library/react';
import { onRouteDidUpdate } from '../loadAhead';

const preload = jest.fn();
const prefetch = jest.fn();

const link = (name: string) => document.getElementById(name)!;

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  Object.assign(window, { docusaurus: { preload, prefetch } });
  document.body.innerHTML = `
    <p id="text">Text</p>
    <a id="a" href="/guide/a#part"><b id="inner">A</b></a><a id="b" href="/guide/b" rel="next">B</a>
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

test('the next page is fetched once the page is idle', () => {
  const idle = jest.fn<number, [IdleRequestCallback]>();
  Object.assign(window, { requestIdleCallback: idle });
  const update = (from: string | null, to: string) =>
    onRouteDidUpdate?.({
      previousLocation: from === null ? null : ({ pathname: from } as Location),
      location: { pathname: to } as Location,
    } as unknown as Parameters<NonNullable<typeof onRouteDidUpdate>>[0]);
  update(null, '/guide/a');
  update('/guide/a', '/guide/a');
  expect(idle).toHaveBeenCalledTimes(1);
  idle.mock.calls[0]?.[0]({ didTimeout: false, timeRemaining: () => 10 });
  expect(prefetch.mock.calls).toEqual([['/guide/b']]);
});
