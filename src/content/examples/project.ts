import path from 'node:path';
import { overlayFiles, sortFiles, type Files } from './files';
import type { BuildRecipe, Step } from './manifest';
import { readManifest, readSources, readVariantSources, variantsFolder } from './sources';
import { toolsOf, type Tools } from './tools';

/** An example as a project that readers can install and build outside of this repository. */
export type Project = ReturnType<typeof makeProject>;

interface PackageJson {
  name?: string;
  workspaces?: string[];
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/**
 * Makes a project of an example: its sources, with a `package.json` that has a script `build` and
 * the exact versions of the tools. If an example is only built as variants, the first one becomes
 * the project.
 *
 * @param examplesDir absolute path of `examples/`
 * @throws Error if the manifest is invalid
 */
export function makeProject(examplesDir: string, name: string, tools: Tools) {
  const folder = path.join(examplesDir, name);
  const manifest = readManifest(examplesDir, name);
  const base = readSources(folder, manifest);
  const completed = new Map(
    [...manifest.variants].map(([key, variant]) => {
      const sources = readVariantSources(folder, base, key, variant);
      return [key, complete(sources, variant, tools)] as const;
    }),
  );
  const [first] = manifest.base ? [] : manifest.variants;
  const recipe = first?.[1] ?? manifest;
  const files = (first && completed.get(first[0])) ?? complete(base, manifest, tools);
  const variantFiles = [...completed].flatMap(([key, sources]) =>
    [...sources]
      .filter(([file, content]) => !files.get(file)?.equals(content))
      .map(([file, content]) => [`${variantsFolder}/${key}/${file}`, content] as const),
  );
  const build = buildStep(recipe);
  return {
    name,
    /** Everything but a README. Variants are in `variants/`, each with the files it replaces. */
    files: overlayFiles(files, new Map(variantFiles)),
    /** What to run after `npm run build`. */
    commands: recipe.steps
      .slice(recipe.steps.indexOf(build) + 1)
      .map(({ command }) => withNpx(command, tools)),
    /** Whether the build fails on purpose, since the example is about an error. */
    fails: build.fails !== undefined,
    variants: [...new Set(variantFiles.map(([file]) => file.split('/')[1] ?? ''))],
  };
}

/** The step that builds; those before it prepare files that `npm install` provides, too. */
function buildStep({ steps }: BuildRecipe): Step {
  // The schema of a recipe demands a step.
  return steps.find(({ command }) => /\bbuild\b/.test(command)) ?? steps[0]!;
}

/** `A=1 rslib build && node run.mjs` → `A=1 npx rslib build && node run.mjs` */
function withNpx(command: string, { commands }: Tools): string {
  return command.replace(
    /(^|&& )((?:\w+=\S+ )*)(\S+)/g,
    (whole, before, variables, word: string) =>
      commands.has(word) ? `${before}${variables}npx ${word}` : whole,
  );
}

/** Completes every `package.json` of a project, so that `npm install` gets what the build needs. */
function complete(sources: Files, recipe: BuildRecipe, tools: Tools): Files {
  const files = new Map([...sources].filter(([file]) => file !== 'package-lock.json'));
  const packages = new Map(
    [...files]
      .filter(([file]) => path.posix.basename(file) === 'package.json')
      .map(([file, content]) => [file, JSON.parse(content.toString()) as PackageJson] as const),
  );
  const main = packages.get('package.json') ?? {};
  const build = main.scripts?.build ?? buildStep(recipe).command;
  const commandLines = [
    ...recipe.steps.map(({ command }) => command),
    ...[...packages.values()].flatMap(({ scripts }) => Object.values(scripts ?? {})),
  ];
  const needed = Object.entries(toolsOf(files, commandLines, tools, recipe.typescript)).filter(
    ([name]) => !main.dependencies?.[name] && !main.devDependencies?.[name],
  );
  main.scripts = { build, ...main.scripts };
  if (needed.length > 0)
    main.devDependencies = { ...main.devDependencies, ...Object.fromEntries(needed) };
  if (!main.workspaces) for (const file of packages.keys()) linkLocal(file, packages);
  for (const [file, content] of packages)
    files.set(file, Buffer.from(`${JSON.stringify(content, null, 2)}\n`));
  return sortFiles(files);
}

/** `"@example/theme": "1.0.0"` → `"file:packages/theme"`: these packages are not on npm. */
function linkLocal(file: string, packages: ReadonlyMap<string, PackageJson>): void {
  const { dependencies = {} } = packages.get(file) ?? {};
  for (const [other, { name = '' }] of packages) {
    if (other === file || !(name in dependencies)) continue;
    const folder = path.posix.relative(path.posix.dirname(file), path.posix.dirname(other));
    dependencies[name] = `file:${folder}`;
  }
}
