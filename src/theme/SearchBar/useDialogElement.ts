import { useCallback, useEffect, useState } from 'react';

/**
 * Mends the element that the library makes: it calls itself a button that can be focused. It becomes a dialog with a name,
 * and the page behind it cannot be reached while it is open.
 *
 * @returns ref for the element around the library's, and the box of the dialog once it is there
 */
export function useDialogElement(
  label: string,
): [ref: (root: HTMLElement | null) => void, box: Element | null] {
  const [box, setBox] = useState<Element | null>(null);

  const ref = useCallback(
    (root: HTMLElement | null) => {
      const container = root?.querySelector('.DocSearch-Container');
      if (!container) return;
      container.setAttribute('role', 'dialog');
      container.setAttribute('aria-modal', 'true');
      container.setAttribute('aria-label', label);
      for (const name of ['tabindex', 'aria-expanded', 'aria-haspopup', 'aria-labelledby'])
        container.removeAttribute(name);

      setBox(container.querySelector('.DocSearch-Modal'));
    },
    [label],
  );

  useEffect(() => {
    const page = document.querySelector('#__docusaurus');
    page?.setAttribute('inert', '');
    return () => page?.removeAttribute('inert');
  }, []);

  return [ref, box];
}
