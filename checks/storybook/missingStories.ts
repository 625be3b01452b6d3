/** The list that Storybook writes of what it has built, as far as it is read here. */
export interface StoryIndex {
  readonly entries: Readonly<Record<string, { readonly importPath: string }>>;
}

/**
 * Says which files of stories a built Storybook lacks.
 *
 * @param index The parsed `index.json` of the built Storybook.
 * @param files Paths of the files of stories, from the project's folder, with slashes.
 */
export function missingStories(index: StoryIndex, files: readonly string[]): string[] {
  const built = new Set(Object.values(index.entries).map(({ importPath }) => importPath));
  return files.filter((file) => !built.has(`./${file}`));
}
