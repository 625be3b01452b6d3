import npmToYarn from 'npm-to-yarn';

/**
 * Converters of `@docusaurus/remark-plugin-npm2yarn` from npm's commands to those of the others. As functions, because
 * the plugin's own ones are labelled "Yarn" and "Bun"; the commands that a reader types are lower case (reading 2.8).
 */
export const packageManagers = (['yarn', 'pnpm', 'bun'] as const).map(
  (name): [string, (code: string) => string] => [name, (code) => npmToYarn(code, name)],
);
