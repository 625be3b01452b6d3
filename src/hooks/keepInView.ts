/** Scrolls only the given container so that an element in it is in view, with space around it. */
export function keepInView(element: HTMLElement, container: HTMLElement | null): void {
  if (!container) return;
  const inner = element.getBoundingClientRect();
  const outer = container.getBoundingClientRect();
  const room = 2 * inner.height;
  if (inner.top < outer.top + room || inner.bottom > outer.bottom - room)
    container.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
}
