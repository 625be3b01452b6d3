/** Writes a link in Markdown; brackets in its text have to be escaped. */
export function linkTo(text: string, url: string): string {
  return `[${text.replace(/[[\]\\]/g, '\\$&')}](${url})`;
}
