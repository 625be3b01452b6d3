/**
 * Takes the focus from where it is, so that Tab goes on from an anchor or, without one, from the
 * top of the page, as in a document that has just been loaded. Nothing scrolls. A modal dialog
 * keeps its focus: all else is inert.
 */
export function resetFocus(anchor: HTMLElement | null): void {
  // The anchor is inert as long as a layer is over the page.
  for (const start of [document.getElementById('__docusaurus'), anchor]) {
    start?.setAttribute('tabindex', '-1');
    start?.focus({ preventScroll: true });
    start?.removeAttribute('tabindex');
  }
}
