import fs from 'node:fs';
import path from 'node:path';
import { readFiles, type Files } from '../../src/content/examples/files';
import type { BuildRecipe } from '../../src/content/examples/manifest';
import {
  isNeverRead,
  isRecorded,
  manifestName,
  readManifest,
  readSources,
  readVariantSources,
  variantsFolder,
} from '../../src/content/examples/sources';
import { FileError, type Issue } from '../base/issue';
import { suggest } from '../base/suggest';

/** One build: the base of an example, or one of its variants. */
export interface Build {
  /** `name` or `name/variant`. */
  readonly id: string;
  readonly recipe: BuildRecipe;
  /** Files that the scratch folder starts with. */
  readonly sources: Files;
  /** The folder that holds the committed outputs and logs. */
  readonly home: string;
  /** The same folder in reports, relative to the root: `examples/dual/variants/cjs`. */
  readonly place: string;
  /** The committed outputs and logs. */
  readonly committed: Files;
}

/** The builds of all readable examples, and what is wrong with the others. */
export interface Plan {
  readonly builds: readonly Build[];
  readonly issues: readonly Issue[];
}

/** Finds all builds below the examples folder, sorted by name. */
export function planBuilds(examplesFolder: string): Plan {
  const builds: Build[] = [];
  const issues: Issue[] = [];
  for (const name of exampleNames(examplesFolder)) {
    const file = `examples/${name}/${manifestName}`;
    try {
      builds.push(...planExample(examplesFolder, name));
    } catch (error) {
      const message = (error as Error).message.replace(`${file}: `, '');
      const fix = 'Correct the file; src/content/examples/manifest.ts describes its keys.';
      issues.push(error instanceof FileError ? error.issue : { file, message, fix });
    }
  }
  return { builds, issues };
}

/**
 * Selects the builds that the command line names, or all if it names none. An example that could
 * not be read has no builds, but an issue.
 *
 * @param names names of examples, which include all variants, or `name/variant`
 * @throws Error if a name matches no example
 */
export function selectBuilds({ builds, issues }: Plan, names: readonly string[]): readonly Build[] {
  const matches = (build: Build, name: string): boolean =>
    build.id === name || build.id.startsWith(`${name}/`);
  for (const name of names) {
    const isUnreadable = issues.some(({ file }) => `${file}/`.startsWith(`examples/${name}/`));
    if (isUnreadable || builds.some((build) => matches(build, name))) continue;
    const ids = builds.map(({ id }) => id);
    const fix = suggest(name, ids, '%', 'Write the name of a folder of examples/.');
    throw new Error(`No example is named "${name}". Fix: ${fix}`);
  }
  if (names.length === 0) return builds;
  return builds.filter((build) => names.some((name) => matches(build, name)));
}

function exampleNames(examplesFolder: string): string[] {
  return fs
    .readdirSync(examplesFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('.') && !isNeverRead(name))
    .sort();
}

function planExample(examplesFolder: string, name: string): Build[] {
  const folder = path.join(examplesFolder, name);
  if (!fs.existsSync(path.join(folder, 'package.json'))) {
    throw new FileError({
      file: `examples/${name}`,
      message: 'the example has no package.json',
      fix: 'Add one, as in examples/quick-start/.',
    });
  }

  const manifest = readManifest(examplesFolder, name);
  const parent = path.join(folder, variantsFolder);
  const keys = fs.existsSync(parent) ? fs.readdirSync(parent) : [];
  const undeclared = keys.find((key) => !manifest.variants.has(key));
  if (undeclared)
    throw new Error(`the folder ${variantsFolder}/${undeclared} is not declared under "variants"`);

  const base = readSources(folder, manifest);
  const variants = [...manifest.variants].map(([key, variant]) => {
    const sources = readVariantSources(folder, base, key, variant);
    return makeBuild(examplesFolder, [name, key], variant, sources);
  });
  return [
    ...(manifest.base ? [makeBuild(examplesFolder, [name], manifest, base)] : []),
    ...variants,
  ];
}

function makeBuild(
  examplesFolder: string,
  names: readonly string[],
  { steps, outputs, typescript }: BuildRecipe,
  sources: Files,
): Build {
  const recipe = { steps, outputs, typescript };
  const relative = names.join(`/${variantsFolder}/`);
  const home = path.join(examplesFolder, relative);
  const isOther = (file: string): boolean => isNeverRead(file) || file === variantsFolder;
  const files = readFiles(home, (file) => isOther(file) && !isRecorded(recipe, file));
  const committed = new Map([...files].filter(([file]) => isRecorded(recipe, file)));
  const place = `examples/${relative}`;
  return { id: names.join('/'), recipe, sources, home, place, committed };
}
