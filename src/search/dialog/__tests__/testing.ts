import { levels, type Hierarchy, type SearchHit } from '../../engine/types';

/** A hit at a heading, given by the headings from the section of the site on. */
export function hitAt(url: string, headings: readonly string[], content?: string): SearchHit {
  const hierarchy = Object.fromEntries(
    levels.map((level, at) => [level, headings[at] ?? null]),
  ) as Hierarchy;
  return {
    objectID: url,
    url,
    url_without_anchor: url,
    anchor: null,
    type: content ? 'content' : (levels[headings.length - 1] as 'lvl1'),
    hierarchy,
    content: content ?? null,
    _highlightResult: { hierarchy: {} },
    _snippetResult: { hierarchy: {} },
  };
}
