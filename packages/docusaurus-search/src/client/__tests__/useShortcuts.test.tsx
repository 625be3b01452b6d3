import { fireEvent, render } from '@testing-library/react';
import { searchKeys, shortcutOf, useShortcuts } from '../useShortcuts';

test.each([
  ['k', { ctrlKey: true }, 'search', 'close'],
  ['K', { ctrlKey: true }, 'search', 'close'],
  ['k', { metaKey: true }, 'search', 'close'],
  ['k', { ctrlKey: true, shiftKey: true }, undefined, undefined],
  ['k', { ctrlKey: true, altKey: true }, undefined, undefined],
  ['k', {}, undefined, undefined],
  ['/', {}, 'search', undefined],
  // On some keyboards the slash needs it.
  ['/', { shiftKey: true }, 'search', undefined],
  ['/', { ctrlKey: true }, undefined, undefined],
  ['?', { shiftKey: true }, 'keys', undefined],
  ['?', { altKey: true }, undefined, undefined],
  ['Escape', {}, undefined, 'close'],
  ['Escape', { isComposing: true }, undefined, undefined],
  ['Escape', { keyCode: 229 }, undefined, undefined],
] as const)('%s with %j: %s while closed, %s while open', (key, modifiers, closed, opened) => {
  const event = new KeyboardEvent('keydown', { key, ...modifiers });
  expect(shortcutOf(event, false)).toBe(closed);
  expect(shortcutOf(event, true)).toBe(opened);
});

const open = jest.fn();
const close = jest.fn();
beforeEach(() => jest.clearAllMocks());

function Page({ isOpen = false }) {
  useShortcuts({ isOpen, open, close });
  return null;
}

test('a shortcut that is held down counts once, and never reaches the browser; other keys do', () => {
  const { rerender } = render(<Page />);
  const isDefault = (key: string, repeat = false) =>
    fireEvent.keyDown(document.body, { key, ctrlKey: true, repeat });
  expect(isDefault('ArrowDown')).toBe(true);
  expect(isDefault('k')).toBe(false);
  rerender(<Page isOpen />);
  expect(isDefault('k', true)).toBe(false);
  expect(open).toHaveBeenCalledTimes(1);
  expect(close).not.toHaveBeenCalled();
});

test.each([
  ['<input>', 0],
  ['<textarea></textarea>', 0],
  ['<select></select>', 0],
  ['<button></button>', 1],
  ['<input type="checkbox">', 1],
  // The slash leads to the next part of a date.
  ['<input type="date">', 0],
  // An unknown type is a text field.
  ['<input type="phone">', 0],
  // Behind another layer nothing opens.
  ['<div id="__docusaurus" inert></div>', 0],
])('a slash in %s opens the search %i times', (html, times) => {
  const { baseElement } = render(<Page />);
  baseElement.insertAdjacentHTML('beforeend', html);
  fireEvent.keyDown(baseElement.lastElementChild!, { key: '/', composed: true });
  expect(open).toHaveBeenCalledTimes(times);
  baseElement.lastElementChild?.remove();
});

test('the keys are those of the system', () => {
  expect(searchKeys()).toBe('Ctrl K');
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('(CPU OS 18_0 like Mac OS X)');
  expect(searchKeys()).toBe('⌘K');
});
