import { useEffect, useEffectEvent, useRef, useState, type PointerEvent } from 'react';

export interface PopoverOptions {
  /** Makes the popover controlled: it is open exactly when this is `true`. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Opens on hover, too; delays in ms after the pointer enters or leaves. */
  hover?: { openDelay: number; closeDelay: number };
}

/**
 * Behavior of everything that pops up, controlled or uncontrolled: Escape closes it and returns the
 * focus, a press or focus elsewhere closes it, and a mouse may open it by hovering.
 */
export function usePopover({ open: controlled, onOpenChange, hover }: PopoverOptions) {
  const [uncontrolled, setUncontrolled] = useState(false);
  const open = controlled ?? uncontrolled;
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const timer = useRef<number>(undefined);
  const openedByHover = useRef(false);

  const setOpen = (next: boolean) => {
    window.clearTimeout(timer.current);
    setUncontrolled(next);
    onOpenChange?.(next);
  };
  const close = useEffectEvent(() => setOpen(false));

  const schedule = (next: boolean, delay: number) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      openedByHover.current = next;
      setOpen(next);
    }, delay);
  };

  // If hovering has just opened the panel, a click is meant to open it, not to close it.
  const toggle = () => {
    setOpen(!open || openedByHover.current);
    openedByHover.current = false;
  };

  useEffect(() => () => window.clearTimeout(timer.current), []);

  useEffect(() => {
    if (!open) return undefined;
    const closeOutside = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) close();
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      // One press closes one layer, first the innermost popover. Layers below listen to bubbling.
      const opened = root.current?.querySelectorAll('[aria-expanded=true]').length ?? 0;
      if (event.key !== 'Escape' || opened > 1) return;
      event.stopPropagation();
      close();
      if (root.current?.contains(document.activeElement)) trigger.current?.focus();
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener('pointerdown', closeOutside, { signal });
    document.addEventListener('focusin', closeOutside, { signal });
    document.addEventListener('keydown', closeOnEscape, { signal, capture: true });
    return () => listeners.abort();
  }, [open]);

  return {
    open,
    setOpen,
    /** Contains trigger and panel; pointer or focus leaving it close the popover. */
    root,
    trigger,
    /** Handler for clicks on the trigger. */
    toggle,
    // Touch can't hover: its pointer events belong to the press that clicks.
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (hover && pointerType === 'mouse') schedule(true, hover.openDelay);
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (hover && pointerType === 'mouse') schedule(false, hover.closeDelay);
    },
  };
}
