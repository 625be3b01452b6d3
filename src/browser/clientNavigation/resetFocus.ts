/**
 * Takes the focus from where it is, so that Tab goes on from the top of the page, as in a document
 * that has just been loaded. Nothing scrolls. A modal dialog keeps its focus: all else is inert.
 */
export function resetFocus(): void {
  const root = document.getElementById('__docusaurus');
  root?.setAttribute('tabindex', '-1');
  root?.focus({ preventScroll: true });
  root?.removeAttribute('tabindex');
}
