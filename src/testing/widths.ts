import { act } from '@testing-library/react';

let resized: () => void = () => undefined;

/** Lets `ResizeObserver`, which jsdom lacks, report the last element that is observed. */
export function mockResizeObserver(): void {
  window.ResizeObserver = class {
    constructor(callback: () => void) {
      resized = callback;
    }
    observe() {
      resized();
    }
    disconnect() {
      resized = () => undefined;
    }
  } as never;
}

/** Gives all elements these widths, in px, and reports the change to `ResizeObserver`. */
export function setWidths(scrollWidth: number, clientWidth: number): void {
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(scrollWidth);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(clientWidth);
  act(() => resized());
}
