import fs from 'node:fs';
import path from 'node:path';
import { escapeRegExp } from '../../site/escapeRegExp';
import { isText, type Files } from './files';
import type { BuildRecipe } from './manifest';

/** The packages that the examples are built with. */
export type Tools = ReturnType<typeof readTools>;

type Texts = Readonly<Record<string, string>>;

/**
 * The tool that projects with this major version of TypeScript have as `typescript`. Among the
 * tools, 6 has this name, because those for Vue and Svelte need an API that 7 doesn't have.
 */
export function typeScriptTool(major: BuildRecipe['typescript']): string {
  return major === 6 ? 'typescript' : `typescript-${major}`;
}

/**
 * Reads the tools from their lockfile, since a build of the site does not install them.
 *
 * @param examplesDir absolute path of `examples/`
 */
export function readTools(examplesDir: string) {
  const lockfile = path.join(examplesDir, 'package-lock.json');
  const { packages } = JSON.parse(fs.readFileSync(lockfile, 'utf8')) as {
    packages: Record<string, { bin?: Texts; devDependencies?: Texts }>;
  };
  /** Exact versions by package, as in a `package.json`. */
  const versions = packages['']?.devDependencies ?? {};
  const commands = Object.keys(versions).flatMap((name) =>
    Object.keys(packages[`node_modules/${name}`]?.bin ?? {}).map((bin) => [bin, name] as const),
  );
  return {
    versions,
    // Packages by the command that they install: `rslib` → `@rslib/core`. Two versions of
    // TypeScript have the same command; the first one is the default.
    commands: new Map(commands.reverse()),
  };
}

/**
 * Finds the tools that a project needs: those that its files import or name, those whose commands
 * it runs, and the types of all these.
 *
 * @param commandLines what is run in the project
 * @param typescript its major version in the project
 * @returns versions by package, sorted by name
 */
export function toolsOf(
  sources: Files,
  commandLines: readonly string[],
  { versions: tools, commands }: Tools,
  typescript: BuildRecipe['typescript'],
): Record<string, string> {
  const ofTypeScript = tools[typeScriptTool(typescript)]?.replace(/.*@/, '');
  const versions: Texts = { ...tools, ...(ofTypeScript && { typescript: ofTypeScript }) };
  const texts = [...sources.values()].filter(isText).map(String);
  const code = texts.join('\n');
  const words = new Set(commandLines.join(' ').split(/[\s&"']+/));
  const isNamed = (name: string) => new RegExp(`["'(]${escapeRegExp(name)}["')/]`).test(code);

  const needed = new Set(Object.keys(versions).filter(isNamed));
  for (const [command, name] of commands) if (words.has(command)) needed.add(name);
  if ([...sources.keys()].some((file) => /(^|\/)tsconfig[^/]*\.json$/.test(file)))
    needed.add('typescript');
  // Rslib needs it, as an optional peer, to bundle declarations.
  if (/\bdts:\s*\{[^}]*\bbundle\b/.test(code)) needed.add('@microsoft/api-extractor');
  for (const name of ['node', ...needed]) {
    const isUsed = name !== 'node' || /["']node(:\w+)?["'/]/.test(code);
    if (isUsed && versions[`@types/${name}`]) needed.add(`@types/${name}`);
  }
  return Object.fromEntries(
    [...needed].sort().flatMap((name) => (versions[name] ? [[name, versions[name]]] : [])),
  );
}
