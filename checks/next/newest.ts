/**
 * Finds the newest prerelease that all packages have: registries may lack one for some of them.
 *
 * @param versions what the registry has of each package
 * @param installed a release; an older prerelease doesn't count
 */
export function newestPrerelease(
  versions: readonly (readonly string[])[],
  installed: string,
): string | undefined {
  const { compare } = new Intl.Collator('en', { numeric: true });
  const [first = [], ...others] = versions;
  return first
    .filter((version) => version.includes('-') && others.every((list) => list.includes(version)))
    .filter((version) => compare(version.split('-')[0] ?? '', installed) > 0)
    .sort(compare)
    .at(-1);
}
