/** Scrolls only the given container so that an element in it is in view, with space around it. */
export function keepInView(element: HTMLElement, container: HTMLElement | null): void {
  if (!container) return;
  const inner = element.getBoundingClientRect();
  const outer = container.getBoundingClientRect();
  const margin = 2 * inner.height;
  if (inner.top < outer.top + margin || inner.bottom > outer.bottom - margin)
    container.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
}
