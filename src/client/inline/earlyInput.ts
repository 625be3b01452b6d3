/*
 * Until React has hydrated the page, its buttons and keys do nothing. This script keeps what the
 * reader presses and types until then, and marks it as busy; `repeatEarlyInput` repeats it.
 */

const root = document.documentElement;
const busy = 'aria-busy';
/** How many scripts that fail are loaded again, each after a second. */
let attempts = 3;

window.earlyInput = [];

function keep(event: Event): void {
  if (root.dataset.hasHydrated === 'true' || attempts < 0) return;
  // React may already listen, although it isn't ready.
  event.stopPropagation();
  const { key, ctrlKey, metaKey } = event as KeyboardEvent;
  const target = event.target as HTMLElement;
  if (event.type !== 'error') {
    // React resets the fields that it hydrates.
    window.earlyInput.push([event, (target as HTMLInputElement).value]);
    if (event.type === 'click') target.closest('button')?.setAttribute(busy, 'true');
    // The search opens with these keys, on which browsers have a search of their own.
    if (key === (ctrlKey || metaKey ? 'k' : '/') && !target.matches('input')) {
      event.preventDefault();
      root.setAttribute(busy, 'true');
    }
  } else if (target instanceof HTMLScriptElement) {
    if (attempts--) {
      // The bundler's runtime accepts a script that somebody else loads.
      const copy = document.createElement('script');
      copy.src = target.src;
      setTimeout(() => target.replaceWith(copy), 1000);
    } else {
      // Without it, the page looks as for browsers without scripts: src/css/custom.css.
      delete root.dataset.theme;
      root.removeAttribute(busy);
    }
  }
}

for (const type of ['click', 'input', 'keydown', 'error']) addEventListener(type, keep, true);
