/** @throws if the browser has no clipboard or refuses it */
function write(text: string | Promise<string>): Promise<void> {
  const { clipboard } = navigator;
  if (typeof text === 'string') return clipboard.writeText(text);
  if (typeof ClipboardItem === 'undefined')
    return text.then((loaded) => clipboard.writeText(loaded));

  // Safari lets only the click itself copy, so a text that still loads has to be promised.
  const blob = text.then((loaded) => new Blob([loaded], { type: 'text/plain' }));
  // Whoever waits for the text hears of its failure.
  blob.catch(() => undefined);
  return clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

/**
 * Puts a text on the clipboard. Where the browser has no clipboard (a page
 * served over http) or refuses it, the copy-to-clipboard library takes over: it
 * selects and copies the text the old way, and as last resort shows a prompt
 * with the text and the platform's shortcut. It is loaded only then, because nearly no reader needs it.
 *
 * @param text a text, or one that still loads
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
    const loaded = typeof text === 'string' ? text : await text;
    const { default: copy } = await import('copy-to-clipboard');
    return copy(loaded, { fallbackToPrompt: true, message: promptMessage });
  }
}
