import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

declare global {
  interface Window {
    /**
     * What the reader pressed and typed before the page was hydrated, each with the value that the
     * target then had (`inline/earlyInput.ts`).
     */
    earlyInput: [event: Event, value?: string][];
  }
}

/** Inserts text at the cursor as if it were typed; does nothing where no text can be typed. */
const insert = (text: string) => document.execCommand('insertText', false, text);

/** Lets React take over what the reader has typed into a field. */
function typeAgain(input: HTMLInputElement, value: string): void {
  input.focus();
  // React ignores an input event that leads to a value it knows.
  input.value = '';
  insert(value);
}

function pressAgain(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey } = event;
  const isHandled = !document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', event));
  if (!isHandled && key.length === 1 && !ctrlKey && !metaKey && !altKey) insert(key);
}

/**
 * Repeats what the reader pressed and typed before the page was hydrated, in the same order. A
 * button is pressed once, however often the reader has pressed it.
 *
 * @param input what `src/client/inline/earlyInput.ts` has kept
 */
export async function repeatEarlyInput(input: Window['earlyInput']): Promise<void> {
  for (const marked of document.querySelectorAll('[aria-busy]'))
    marked.removeAttribute('aria-busy');
  const pressed = new Set<Element>();
  for (const [event, value] of input) {
    const target = event.target as Element;
    const button = target.closest('button');
    if (event instanceof KeyboardEvent) {
      // Tab moves the focus, Enter and Space press what has it, and what is typed is an input.
      const isNative = /^(Tab|Enter| )$/.test(event.key) || target.matches('input');
      if (!isNative && !event.repeat) pressAgain(event);
    } else if (event.type === 'input') {
      typeAgain(target as HTMLInputElement, value ?? '');
    } else if (button && !pressed.has(button)) {
      pressed.add(button);
      button.click();
    }
    // React renders the result, such as the field of the search, before the next event.
    await new Promise((resolve) => setTimeout(resolve));
  }
}

if (ExecutionEnvironment.canUseDOM) {
  const root = document.documentElement;
  const observer = new MutationObserver(() => {
    if (root.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    // From now on, tabs themselves show the package manager that the reader has chosen.
    delete root.dataset.packageManager;
    void repeatEarlyInput(window.earlyInput.splice(0));
  });
  observer.observe(root, { attributeFilter: ['data-has-hydrated'] });
}
