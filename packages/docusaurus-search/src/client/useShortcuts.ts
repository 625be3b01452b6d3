import { useEffect } from 'react';

/**
 * Whether a key belongs to the input method, such as Escape and Enter in an unfinished Chinese
 * word. Safari ends the word before it reports the key that did, whose code is then 229.
 */
export function isForInputMethod(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return event.isComposing || event.keyCode === 229;
}

/** What a key can open: the search dialog, or the sheet of all keys. */
export type Layer = 'search' | 'keys';

interface Options {
  isOpen: boolean;
  open: (layer: Layer) => void;
  close: () => void;
}

/** Types of inputs that take no text. */
const textless = /^(button|checkbox|color|file|image|radio|range|reset|submit)$/;

/** Whether a key that the reader presses becomes text somewhere, or chooses an option by it. */
function isTyping(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !textless.test(target.type);
  return target.isContentEditable || ['TEXTAREA', 'SELECT'].includes(target.tagName);
}

/** Tells which layer a key opens, or that it closes the one that is open. */
export function shortcutOf(event: KeyboardEvent, isOpen: boolean): Layer | 'close' | undefined {
  if (isForInputMethod(event)) return undefined;
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  const isK = key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;
  if (isK) return isOpen ? 'close' : 'search';
  if (isOpen) return key === 'Escape' ? 'close' : undefined;
  if (ctrlKey || metaKey || altKey || isTyping(event)) return undefined;
  return key === '/' ? 'search' : key === '?' ? 'keys' : undefined;
}

/** Tells whether a layer, such as an enlarged image, leaves nothing of the page in reach. */
function isCovered(): boolean {
  return document.querySelector('#__docusaurus[inert]') !== null;
}

/**
 * Ctrl or Cmd and K, and `/` outside of inputs, open the dialog, `?` the sheet of keys; Escape
 * closes either.
 */
export function useShortcuts({ isOpen, open, close }: Options): void {
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event, isOpen);
      if (!shortcut || (shortcut !== 'close' && isCovered())) return;
      event.preventDefault();
      // Held down, the keys would open and close the dialog in turn.
      if (event.repeat) return;
      if (shortcut === 'close') close();
      else open(shortcut);
    };
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  }, [isOpen, open, close]);
}

/** The keys that open the dialog, as the reader's system writes them; only in the browser. */
export function searchKeys(): string {
  return /mac os/i.test(navigator.userAgent) ? '⌘K' : 'Ctrl K';
}
