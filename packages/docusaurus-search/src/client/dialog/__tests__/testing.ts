import type { Hit } from '../../provider';
import type { Entry } from '../entry';

/** A hit at a heading, given by the names from the section of the site on, or at a text below. */
export function hitAt(url: string, names: readonly string[], text?: string): Hit {
  const [section = '', ...headings] = names;
  const isText = text !== undefined;
  return {
    url,
    section,
    headings,
    title: headings.slice(-1),
    isText,
    text: isText ? [text] : text,
  };
}

export function entryAt(...hit: Parameters<typeof hitAt>): Entry {
  return { ...hitAt(...hit), list: 'results' };
}
