/**
 * Whether a key belongs to the input method, such as Escape and Enter in an unfinished Chinese
 * word. Safari ends the word before it reports the key that did, whose code is then 229.
 */
export function isForInputMethod(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return event.isComposing || event.keyCode === 229;
}
