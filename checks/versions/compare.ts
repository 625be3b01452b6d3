/** A part of a manifest: texts, and objects of texts. */
export interface Facts {
  readonly [key: string]: string | Facts;
}

/** Returns the same facts as a manifest, which has more of them, tells them now. */
export function currentFacts(facts: Facts, manifest: Facts): Facts {
  const current = Object.entries(facts).map(([key, fact]) => {
    const now = manifest[key];
    if (typeof fact === 'string') return [key, now ?? 'gone'] as const;
    return [key, currentFacts(fact, typeof now === 'object' ? now : {})] as const;
  });
  return Object.fromEntries(current);
}
