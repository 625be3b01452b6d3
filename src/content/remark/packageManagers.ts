import npmToYarn from 'npm-to-yarn';

/** The package managers besides npm, as the tabs name them. */
export const otherPackageManagers = ['yarn', 'pnpm', 'bun'] as const;

/**
 * Converters for `@docusaurus/remark-plugin-npm2yarn`, from npm's commands to those of the others.
 * The plugin labels its built-in converters "Yarn" and "Bun"; ours have the names of the commands.
 */
export const packageManagers = otherPackageManagers.map(
  (name): [string, (code: string) => string] => [name, (code) => npmToYarn(code, name)],
);
