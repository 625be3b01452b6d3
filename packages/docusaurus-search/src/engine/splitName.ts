const camelHumps = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** A part of a name or a text, with its position there. */
export interface NamePart {
  text: string;
  start: number;
}

/** Finds all matches of a pattern in a text, which begins at a position in another one. */
export function matchesIn(text: string, pattern: RegExp, start = 0): NamePart[] {
  return Array.from(text.matchAll(pattern), ({ 0: match, index }) => ({
    text: match,
    start: start + index,
  }));
}

/**
 * Splits a name at dots, hyphens and underscores.
 *
 * `output.distPath` → `output`, `distPath`
 */
export function segmentsOf(name: string): NamePart[] {
  return matchesIn(name, /[^._-]+/g);
}

/**
 * Splits a camelCase name at its humps.
 *
 * `autoExternal` → `auto`, `External`; `umdName` → `umd`, `Name`; `HTMLElement` → `HTML`, `Element`
 *
 * `TypeScript` and `JavaScript` stay whole: who searches for types or a script doesn't mean them.
 */
export function humpsOf(name: string): NamePart[] {
  if (/^(?:Java|Type)Script$/.test(name)) return [{ text: name, start: 0 }];
  let start = 0;
  return name.split(camelHumps).map((text) => {
    start += text.length;
    return { text, start: start - text.length };
  });
}
