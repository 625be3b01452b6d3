import npmToYarn from 'npm-to-yarn';

/** Names of the package managers beside npm, as they stand on the tabs. */
export const otherPackageManagers = ['yarn', 'pnpm', 'bun'] as const;

/**
 * Converters of `@docusaurus/remark-plugin-npm2yarn` from npm's commands to those of the others. As functions, because
 * the plugin's own ones are labelled "Yarn" and "Bun"; the commands that a reader types are lower case (reading 2.8).
 */
export const packageManagers = otherPackageManagers.map(
  (name): [string, (code: string) => string] => [name, (code) => npmToYarn(code, name)],
);
