/** Whether each element that a line of markup opens is closed in it: a comment may span lines. */
function isWhole(line: string): boolean {
  return line.split(/<\w/).length === line.split('</').length;
}

/**
 * Puts a `<mark>` around each line of highlighted code that the code had not before the reader's
 * last choice.
 *
 * @param before markup of the code before, if it was shown
 */
export function markChanges(html: string, before: string | undefined): string {
  if (before === undefined) return html;
  const known = new Set(before.split('\n'));
  return html
    .split('\n')
    .map((line) => (known.has(line) || !isWhole(line) ? line : `<mark>${line}</mark>`))
    .join('\n');
}
