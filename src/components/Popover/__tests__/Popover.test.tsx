import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SiteMenus from '@site/src/components/SiteMenus';
import ToolsMenu from '@site/src/components/ToolsMenu';
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

const button = (name = 'Menu') => screen.getByRole('button', { name });
const isOpen = (name?: string) => button(name).ariaExpanded === 'true';

test.each([
  ['a second press', () => userEvent.click(button())],
  ['a press elsewhere', () => fireEvent.pointerDown(button('Elsewhere'))],
  ['the focus elsewhere', () => userEvent.tab().then(() => userEvent.tab())],
])('%s closes', async (_, leave) => {
  show();
  await userEvent.click(button());
  expect(screen.getByRole('link', { name: 'One' })).toBeVisible();
  expect(isOpen()).toBe(true);
  await leave();
  expect(isOpen()).toBe(false);
  expect(screen.queryByRole('link')).toBeNull();
});

test('a controlled popover reports changes and follows its property', async () => {
  const onOpenChange = jest.fn();
  show({ open: false, onOpenChange });
  await userEvent.click(button());
  expect(onOpenChange).toHaveBeenCalledWith(true);
  expect(isOpen()).toBe(false);
});

describe('hovering', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function pointer(type: 'pointerover' | 'pointerout', name?: string, pointerType = 'mouse') {
    // jsdom has no PointerEvent, and without it no pointer type.
    const event = Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType });
    fireEvent(button(name).parentElement!, event);
  }
  const pass = (time: number) => act(() => jest.advanceTimersByTime(time));
  function timeUntil(isReached: () => boolean): number {
    let time = 0;
    for (pass(0); !isReached() && time < 1000; time++) pass(1);
    return time;
  }

  test.each([
    ['Rstack tools', 100, 100],
    ['Language: English', 0, 150],
  ])('"%s" opens after %d ms and closes after %d ms', (name, openDelay, closeDelay) => {
    renderOnPage(
      <>
        <ToolsMenu />
        <SiteMenus />
      </>,
    );
    pointer('pointerover', name);
    expect(timeUntil(() => isOpen(name))).toBe(openDelay);
    pointer('pointerout', name);
    pass(closeDelay - 1);
    // Back in time
    pointer('pointerover', name);
    pass(500);
    expect(isOpen(name)).toBe(true);
    pointer('pointerout', name);
    expect(timeUntil(() => !isOpen(name))).toBe(closeDelay);
  });

  test('a click right after keeps it open, the next one closes; touch does not hover', () => {
    show({ hover: { openDelay: 0, closeDelay: 0 } });
    pointer('pointerover', 'Menu', 'touch');
    pass(1);
    expect(isOpen()).toBe(false);
    pointer('pointerover');
    pass(1);
    fireEvent.click(button());
    expect(isOpen()).toBe(true);
    fireEvent.click(button());
    expect(isOpen()).toBe(false);
  });
});
