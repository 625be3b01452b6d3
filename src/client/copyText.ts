/** @throws if the browser has no clipboard or denies access to it */
async function write(text: string | Promise<string>): Promise<void> {
  const { clipboard } = navigator;
  if (typeof text === 'string' || typeof ClipboardItem === 'undefined')
    return clipboard.writeText(await text);

  // Safari only allows copying during the click itself, so pass a promise of text that still loads.
  const blob = text.then((loaded) => new Blob([loaded], { type: 'text/plain' }));
  // The caller awaits the text itself and handles its failure.
  blob.catch(() => undefined);
  return clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

/**
 * Copies a text to the clipboard. If the browser has no clipboard (a page served over http) or
 * denies access to it, the library copy-to-clipboard copies the selected text, or as a last resort
 * shows a prompt with the text and the platform's shortcut. It is loaded on demand, because few
 * readers need it.
 *
 * @param text a text, or the promise of one
 * @param promptMessage text of the prompt; `#{key}` becomes `⌘+C` or `Ctrl+C`
 * @returns `false` if the reader was left to copy from the prompt
 * @throws if the text or the fallback cannot be loaded
 */
export async function copyText(
  text: string | Promise<string>,
  promptMessage: string,
): Promise<boolean> {
  try {
    await write(text);
    return true;
  } catch {
    const loaded = await text;
    const { default: copy } = await import('copy-to-clipboard');
    return copy(loaded, { fallbackToPrompt: true, message: promptMessage });
  }
}
