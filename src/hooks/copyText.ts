/**
 * Puts a text on the clipboard. Where the browser has no clipboard (a page
 * served over http) or refuses it, the copy-to-clipboard library takes over: it
 * selects and copies the text the old way, and as last resort shows a prompt
 * with the text and the platform's shortcut (specification section 8). It is
 * loaded only then, because nearly no reader needs it.
 *
 * @param promptMessage text of the prompt; `#{key}` becomes `⌘+C` or `Ctrl+C`
 * @returns `false` if the reader was left to copy from the prompt
 * @throws if the fallback cannot be loaded
 */
export async function copyText(text: string, promptMessage: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const { default: copy } = await import('copy-to-clipboard');
    return copy(text, { fallbackToPrompt: true, message: promptMessage });
  }
}
