import { fireEvent, render } from '@testing-library/react';
import { shortcutOf, useShortcuts } from '../useShortcuts';

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
  ['k', { ctrlKey: true, isComposing: true }, undefined, undefined],
] as const)('%s with %j: %s while closed, %s while open', (key, modifiers, closed, opened) => {
  const event = new KeyboardEvent('keydown', { key, ...modifiers });
  expect(shortcutOf(event, false)).toBe(closed);
  expect(shortcutOf(event, true)).toBe(opened);
});

function Page(options: Parameters<typeof useShortcuts>[0]) {
  useShortcuts(options);
  return null;
}

test('keys that are held down count once, and never reach the browser', () => {
  const open = jest.fn();
  const close = jest.fn();
  const { rerender } = render(<Page isOpen={false} open={open} close={close} />);
  const isDefault = (repeat: boolean) =>
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true, repeat });
  expect(isDefault(false)).toBe(false);
  rerender(<Page isOpen open={open} close={close} />);
  expect(isDefault(true)).toBe(false);
  expect(open).toHaveBeenCalledTimes(1);
  expect(close).not.toHaveBeenCalled();
});

test.each([
  ['<input>', false],
  ['<textarea></textarea>', false],
  ['<select></select>', false],
  ['<button></button>', true],
  ['<input type="checkbox">', true],
  ['<input type="range">', true],
  ['<input type="search">', false],
  // The slash leads to the next part of a date.
  ['<input type="date">', false],
  // An unknown type is a text field.
  ['<input type="phone">', false],
])('a slash in %s: opens the search is %s', (html, opens) => {
  const open = jest.fn();
  const { baseElement } = render(<Page isOpen={false} open={open} close={jest.fn()} />);
  baseElement.insertAdjacentHTML('beforeend', html);
  const isDefault = fireEvent.keyDown(baseElement.lastElementChild!, { key: '/', composed: true });
  expect(isDefault).toBe(!opens);
  expect(open).toHaveBeenCalledTimes(opens ? 1 : 0);
  baseElement.lastElementChild?.remove();
});

test('behind another layer nothing opens', () => {
  const open = jest.fn();
  const { baseElement } = render(<Page isOpen={false} open={open} close={jest.fn()} />);
  const site = baseElement.appendChild(document.createElement('div'));
  site.id = '__docusaurus';
  site.setAttribute('inert', '');
  const press = () =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }));
  press();
  expect(open).not.toHaveBeenCalled();
  site.remove();
  press();
  expect(open).toHaveBeenCalledTimes(1);
});

test('a shortcut is taken from the browser, other keys are not', () => {
  const { unmount } = render(<Page isOpen open={jest.fn()} close={jest.fn()} />);
  const press = (key: string) => {
    const event = new KeyboardEvent('keydown', { key, cancelable: true, bubbles: true });
    document.body.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(press('Escape')).toBe(true);
  expect(press('ArrowDown')).toBe(false);
  unmount();
  expect(press('Escape')).toBe(false);
});
