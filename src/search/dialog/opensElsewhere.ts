import type { KeyboardEvent, MouseEvent } from 'react';

/** Whether a link opens elsewhere than in this tab, by a held key or a button of the mouse. */
export function opensElsewhere(event: KeyboardEvent | MouseEvent): boolean {
  const isOtherButton = 'button' in event && event.button === 1;
  return isOtherButton || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
}
