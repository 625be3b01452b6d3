const camelHumps = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** A part of a name or a text, with its position there. */
export interface NamePart {
  text: string;
  start: number;
}

function split(name: string, separator: RegExp): NamePart[] {
  const parts: NamePart[] = [];
  let start = 0;
  for (const text of name.split(separator)) {
    const at = name.indexOf(text, start);
    if (text) parts.push({ text, start: at });
    start = at + text.length;
  }
  return parts;
}

/**
 * Splits a name at dots, hyphens and underscores.
 *
 * `output.distPath` → `output`, `distPath`
 */
export function segmentsOf(name: string): NamePart[] {
  return split(name, /[._-]+/);
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
  return split(name, camelHumps);
}
