import { fireEvent, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

function Page({ isOpen, open, close }: Parameters<typeof useShortcuts>[0]) {
  useShortcuts({ isOpen, open, close });
  return (
    <>
      <input aria-label="text" />
      <textarea aria-label="area" />
      <select aria-label="choice" />
      <button>button</button>
    </>
  );
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

test('a slash is a character where the reader types, and a shortcut elsewhere', async () => {
  const open = jest.fn();
  const { getByRole } = render(<Page isOpen={false} open={open} close={jest.fn()} />);
  const user = userEvent.setup();
  for (const role of ['textbox', 'combobox'] as const) {
    getByRole(role, role === 'textbox' ? { name: 'text' } : {}).focus();
    await user.keyboard('/');
  }
  getByRole('textbox', { name: 'area' }).focus();
  await user.keyboard('/');
  expect(open).not.toHaveBeenCalled();
  expect(getByRole('textbox', { name: 'text' })).toHaveValue('/');
  getByRole('button').focus();
  await user.keyboard('/');
  expect(open).toHaveBeenCalledTimes(1);
});

test.each([
  ['checkbox', true],
  ['radio', true],
  ['range', true],
  ['submit', true],
  ['search', false],
  ['email', false],
  // The slash leads to the next part of a date.
  ['date', false],
  // An unknown type is a text field.
  ['phone', false],
])('a slash on an input of type %s: opens the search is %s', (type, opens) => {
  const open = jest.fn();
  const { baseElement } = render(<Page isOpen={false} open={open} close={jest.fn()} />);
  const input = baseElement.appendChild(document.createElement('input'));
  input.type = type;
  input.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true, composed: true }));
  expect(open).toHaveBeenCalledTimes(opens ? 1 : 0);
  input.remove();
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
