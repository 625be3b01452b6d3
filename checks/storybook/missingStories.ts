/** The part of Storybook's `index.json` that is read here. */
export interface StoryIndex {
  readonly entries: Readonly<Record<string, { readonly importPath: string }>>;
}

/**
 * Lists the story files that a built Storybook lacks.
 *
 * @param index parsed `index.json` of the built Storybook
 * @param files paths of story files, relative to the example's folder, with slashes
 */
export function missingStories(index: StoryIndex, files: readonly string[]): string[] {
  const built = new Set(Object.values(index.entries).map(({ importPath }) => importPath));
  return files.filter((file) => !built.has(`./${file}`));
}
