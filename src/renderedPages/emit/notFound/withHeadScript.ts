/**
 * Puts a script first into the head of a finished page.
 *
 * @throws Error if the page has no `<head>`: the script would be lost without a word
 */
export function withHeadScript(html: string, code: string): string {
  const head = /<head[^>]*>/.exec(html);
  if (!head) throw new Error('404.html has no <head>: the not-found script has no place to stand.');
  const end = head.index + head[0].length;
  return `${html.slice(0, end)}<script>${code}</script>${html.slice(end)}`;
}
