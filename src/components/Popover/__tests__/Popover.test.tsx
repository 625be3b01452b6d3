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
  const hover = { openDelay: 100, closeDelay: 150 };
  const pointer = (type: 'pointerEnter' | 'pointerLeave', pointerType: string) => {
    fireEvent[type](button().parentElement as HTMLElement, { pointerType });
  };

  beforeAll(() => {
    // jsdom has no PointerEvent, and without it no pointer type.
    window.PointerEvent ??= class extends MouseEvent {
      pointerType: string;
      constructor(type: string, init: PointerEventInit = {}) {
        super(type, init);
        this.pointerType = init.pointerType ?? '';
      }
    } as typeof PointerEvent;
  });
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function advance(ms: number): void {
    act(() => jest.advanceTimersByTime(ms));
  }

  test('a pointer that comes back in time keeps it open', () => {
    show({ hover });
    pointer('pointerEnter', 'mouse');
    advance(100);
    pointer('pointerLeave', 'mouse');
    advance(100);
    pointer('pointerEnter', 'mouse');
    advance(500);
    expect(isOpen()).toBe(true);
  });

  test('a click right after keeps it open, the next one closes', () => {
    show({ hover });
    pointer('pointerEnter', 'mouse');
    advance(100);
    fireEvent.click(button());
    expect(isOpen()).toBe(true);
    fireEvent.click(button());
    expect(isOpen()).toBe(false);
  });

  test('touch does not hover', () => {
    show({ hover });
    pointer('pointerEnter', 'touch');
    advance(500);
    expect(isOpen()).toBe(false);
  });
});
