/**
 * White space as one space, none at the ends. Docusaurus' zero-width space in the link beside a
 * heading goes, too.
 */
export function squeeze(text: string): string {
  return text
    .replace(/\u200B/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
