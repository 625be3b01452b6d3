import fs from 'node:fs';
import path from 'node:path';
import { overlayFiles, readFiles, type Files } from './files';
import {
  defaultOutputs,
  parseManifest,
  type BuildRecipe,
  type Manifest,
} from '../../src/examples/manifest';

/** One build: an example without a variant, or one of its variants. */
export interface Build {
  /** `name` or `name/variant`. */
  readonly id: string;
  readonly variant: boolean;
  readonly recipe: BuildRecipe;
  /** What is copied into the scratch copy. */
  readonly sources: Files;
  /** The folder that holds the committed outputs and logs. */
  readonly home: string;
  /** The committed outputs and logs. */
  readonly committed: Files;
}

const MANIFEST = 'example.json';
const VARIANTS = 'variants';
const NEVER = new Set(['node_modules', '.rstack', '.DS_Store']);

/**
 * Finds all builds below the examples folder: every folder with a
 * `package.json`, in the order of their names.
 *
 * @throws When a manifest is invalid or a variant's folder is undeclared.
 */
export function planBuilds(examplesFolder: string): Build[] {
  return fs
    .readdirSync(examplesFolder)
    .filter((name) => !name.startsWith('.') && !NEVER.has(name))
    .filter((name) => fs.existsSync(path.join(examplesFolder, name, 'package.json')))
    .sort()
    .flatMap((name) => planExample(path.join(examplesFolder, name), name));
}

/**
 * Keeps the builds that the command line names; all of them without names.
 *
 * @param names Names of examples (with all variants) or `name/variant`.
 * @throws When a name matches nothing.
 */
export function selectBuilds(builds: readonly Build[], names: readonly string[]): readonly Build[] {
  const matches = (build: Build, name: string): boolean =>
    build.id === name || build.id.startsWith(`${name}/`);
  for (const name of names) {
    if (builds.some((build) => matches(build, name))) continue;
    const known = new Set(builds.map(({ id }) => id.split('/')[0]));
    throw new Error(`No example is named "${name}". Known: ${[...known].join(', ')}`);
  }
  if (names.length === 0) return builds;
  return builds.filter((build) => names.some((name) => matches(build, name)));
}

/** Says whether a path is an output or a log, not a source, of a build. */
export function isRecorded(recipe: BuildRecipe, relative: string): boolean {
  const recorded = [...recipe.outputs, ...defaultOutputs];
  return (
    /^[^/]+\.log$/.test(relative) ||
    recorded.some((root) => relative === root || relative.startsWith(`${root}/`))
  );
}

function planExample(folder: string, name: string): Build[] {
  const manifest = readManifest(folder, name);
  assertVariantsDeclared(folder, name, manifest);
  const base = readSources(folder, manifest);
  const builds: Build[] = manifest.base ? [makeBuild(name, false, manifest, base, folder)] : [];
  for (const [key, variant] of manifest.variants) {
    const home = path.join(folder, VARIANTS, key);
    const sources = overlayFiles(base, readSources(home, variant));
    builds.push(makeBuild(`${name}/${key}`, true, variant, sources, home));
  }
  return builds;
}

function makeBuild(
  id: string,
  variant: boolean,
  { steps, outputs, install }: BuildRecipe,
  sources: Files,
  home: string,
): Build {
  const recipe = { steps, outputs, install };
  const recorded = [...readFiles(home, (file) => isUnread(recipe, file))];
  const committed = new Map(recorded.filter(([file]) => isRecorded(recipe, file)));
  return { id, variant, recipe, sources, home, committed };
}

function isUnread(recipe: BuildRecipe, relative: string): boolean {
  if (isRecorded(recipe, relative)) return false;
  return NEVER.has(path.basename(relative)) || relative === VARIANTS;
}

function readSources(folder: string, recipe: BuildRecipe): Files {
  return readFiles(
    folder,
    (file) =>
      isRecorded(recipe, file) ||
      NEVER.has(path.basename(file)) ||
      file === VARIANTS ||
      file === MANIFEST,
  );
}

function readManifest(folder: string, name: string): Manifest {
  const file = path.join(folder, MANIFEST);
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '{}';
  return parseManifest(text, `examples/${name}/${MANIFEST}`);
}

function assertVariantsDeclared(folder: string, name: string, { variants }: Manifest): void {
  const parent = path.join(folder, VARIANTS);
  for (const key of fs.existsSync(parent) ? fs.readdirSync(parent) : []) {
    if (variants.has(key)) continue;
    throw new Error(
      `examples/${name}/${MANIFEST}: the folder ${VARIANTS}/${key} is not declared under "variants"`,
    );
  }
}
