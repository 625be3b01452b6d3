/**
 * Inserts a script at the start of the head of a rendered page.
 *
 * @throws Error if the page has no `<head>`
 */
export function withHeadScript(html: string, code: string): string {
  const head = /<head[^>]*>/.exec(html);
  if (!head) throw new Error('404.html has no <head> that could hold the not-found script.');
  const end = head.index + head[0].length;
  return `${html.slice(0, end)}<script>${code}</script>${html.slice(end)}`;
}
