import fs from 'node:fs';
import path from 'node:path';
import { overlayFiles, readFiles, type Files } from './files';
import { defaultOutputs, parseManifest, type BuildRecipe, type Manifest } from './manifest';

export const manifestName = 'example.json';
export const variantsFolder = 'variants';
const neverRead = new Set(['node_modules', '.rstack', '.work', 'storybook-static', '.DS_Store']);

/** Whether an entry of a folder with examples is never an example or part of one. */
export function isNeverRead(relative: string): boolean {
  return neverRead.has(path.basename(relative));
}

/** Returns whether a path is an output or a log of a build, not one of its sources. */
export function isRecorded({ outputs }: Pick<BuildRecipe, 'outputs'>, relative: string): boolean {
  return (
    /^[^/]+\.log$/.test(relative) ||
    [...outputs, ...defaultOutputs].some(
      (root) => relative === root || relative.startsWith(`${root}/`),
    )
  );
}

/**
 * Reads the manifest of an example; one without such a file has the defaults.
 *
 * @param examplesDir absolute path of `examples/`
 * @throws Error that names the file, every wrong key and what is allowed there
 */
export function readManifest(examplesDir: string, example: string): Manifest {
  const file = path.join(examplesDir, example, manifestName);
  const content = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '{}';
  return parseManifest(content, `examples/${example}/${manifestName}`);
}

/** Reads the files of an example or a variant that are neither built nor recorded. */
export function readSources(folder: string, recipe: Pick<BuildRecipe, 'outputs'>): Files {
  return readFiles(
    folder,
    (file) =>
      isRecorded(recipe, file) ||
      isNeverRead(file) ||
      file === variantsFolder ||
      file === manifestName,
  );
}

/** Reads all files that a variant is built from: those of the base, and its own. */
export function readVariantSources(
  folder: string,
  base: Files,
  key: string,
  variant: BuildRecipe,
): Files {
  return overlayFiles(base, readSources(path.join(folder, variantsFolder, key), variant));
}
