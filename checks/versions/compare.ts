import type { Issue } from '../base/issue';

/** What pages state about packages, as the manifests on the registry have it. */
export const factsFile = 'src/site/npm.json';

/** A part of a manifest: texts, and objects of texts. */
export interface Facts {
  readonly [key: string]: string | Facts;
}

/** The line of a fact, found by the keys that lead to it, from 1. */
function lineOfFact(json: string, keys: readonly string[]): number {
  const lines = json.split('\n');
  return keys.reduce(
    (line, key) => lines.findIndex((text, at) => at >= line && text.includes(`"${key}":`)) + 1,
    0,
  );
}

/**
 * Compares facts with a manifest that has more of them.
 *
 * @param json text of the file with the facts
 * @param keys lead to the facts in the file: first the package, with a range if its latest version
 *   isn't meant
 */
export function compareFacts(
  json: string,
  keys: readonly string[],
  facts: Facts,
  manifest: Facts,
): Issue[] {
  return Object.entries(facts).flatMap(([key, fact]) => {
    const now = manifest[key];
    const path = [...keys, key];
    if (typeof fact !== 'string')
      return compareFacts(json, path, fact, typeof now === 'object' ? now : {});
    if (fact === now) return [];
    return [
      {
        file: factsFile,
        line: lineOfFact(json, path),
        message: `${path.join(' → ')} is ${typeof now === 'string' ? now : 'gone'}, not ${fact}`,
        fix: 'Check what the pages say about this package, and update the line.',
      },
    ];
  });
}
