import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOnPage } from '@site/src/testing/render';
import Popover, { type Props } from '..';

function show(props: Partial<Props> = {}) {
  return renderOnPage(
    <>
      <Popover trigger="Menu" {...props}>
        <a href="#one">One</a>
      </Popover>
      <button type="button">Elsewhere</button>
    </>,
  );
}

const button = () => screen.getByRole('button', { name: 'Menu' });
const isOpen = () => screen.queryByRole('link', { name: 'One' }) !== null;

test('a click opens and closes, and the button exposes the state', async () => {
  show();
  expect(isOpen()).toBe(false);
  await userEvent.click(button());
  expect(isOpen()).toBe(true);
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(button());
  expect(isOpen()).toBe(false);
});

test('a press elsewhere closes', async () => {
  show();
  await userEvent.click(button());
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(isOpen()).toBe(false);
});

test('a controlled popover reports changes and follows its property', async () => {
  const onOpenChange = jest.fn();
  show({ open: false, onOpenChange });
  await userEvent.click(button());
  expect(onOpenChange).toHaveBeenCalledWith(true);
  expect(isOpen()).toBe(false);
});

describe('hovering', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    show({ hover: { openDelay: 100, closeDelay: 150 } });
  });
  afterEach(() => jest.useRealTimers());

  function pointer(type: 'pointerover' | 'pointerout', pointerType = 'mouse'): void {
    // jsdom has no PointerEvent, and without it no pointer type.
    const event = Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType });
    fireEvent(button().parentElement!, event);
    act(() => jest.advanceTimersByTime(100));
  }

  test('a pointer that comes back in time keeps it open', () => {
    pointer('pointerover');
    pointer('pointerout');
    pointer('pointerover');
    act(() => jest.advanceTimersByTime(500));
    expect(isOpen()).toBe(true);
  });

  test('a click right after keeps it open, the next one closes', () => {
    pointer('pointerover');
    fireEvent.click(button());
    expect(isOpen()).toBe(true);
    fireEvent.click(button());
    expect(isOpen()).toBe(false);
  });

  test('touch does not hover', () => {
    pointer('pointerover', 'touch');
    expect(isOpen()).toBe(false);
  });
});
