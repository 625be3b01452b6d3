import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isText, readOutput } from '../../examples/files';
import type { Variant } from '../../examples/manifest';
import { readManifest, variantsFolder } from '../../examples/sources';
import { languageOf, languageOfFile } from '../highlight/languages';
import { escapeHtml } from '../highlight/escapeHtml';
import { highlightToHtml } from '../highlight/toHtml';
import { folderTree } from '../include/folderTree';
import { AuthorError } from '../problem';

/** A file as the theme's `CodeBlock` expects it. */
export type ExplorerFile = ReturnType<typeof toExplorerFile>;

/** A recorded build: its config and its output. */
export type ExplorerVariant = ReturnType<typeof readVariant>;

/** A switch and the values that readers can pick, in the order of the manifest. */
export type ExplorerSwitch = ReturnType<typeof readSwitches>[number];

/** Chosen value by switch, e.g. `{ format: 'esm', dts: 'off' }`. */
export type Switches = Variant['switches'];

const configFile = 'rslib.config.ts';

/** Length in characters beyond which a file is not highlighted, to save bytes. */
const maxHighlighted = 20_000;

/** The variants of an example that readers can choose, by key. */
function variantsWithSwitches(examplesDir: string, example: string): [string, Variant][] {
  return [...readManifest(examplesDir, example).variants].filter(
    ([, { switches }]) => Object.keys(switches).length > 0,
  );
}

/** Names of the examples that have variants with switches, sorted. */
export function findExplorers(examplesDir: string): string[] {
  return readdirSync(examplesDir)
    .filter((name) => variantsWithSwitches(examplesDir, name).length > 0)
    .sort();
}

/**
 * Reads the recorded builds of an example: all its variants that have `switches`.
 *
 * @param examplesDir absolute path of `examples/`
 * @throws AuthorError that names the example and the fix
 */
export function readExplorer(examplesDir: string, example: string) {
  const folder = path.join(examplesDir, example);
  if (!existsSync(folder)) {
    throw new AuthorError(
      `examples/${example} does not exist`,
      `Correct example="${example}", or write the example.`,
    );
  }
  const name = `examples/${example}/example.json`;
  const entries = variantsWithSwitches(examplesDir, example);
  const switches = readSwitches(name, entries);
  // The first one is shown first.
  const [initial, ...others] = entries.map(([key, variant]) => readVariant(folder, key, variant));
  if (!initial)
    throw new AuthorError(`${name} has no variant with "switches"`, 'Give its variants switches.');
  return { switches, initial, variants: [initial, ...others] };
}

/**
 * Collects the switches of an example and their values, in the order of the manifest.
 *
 * @throws AuthorError if readers could not select a variant by its switches
 */
function readSwitches(manifest: string, entries: [string, Variant][]) {
  const values = new Map<string, Set<string>>();
  for (const [, { switches }] of entries) {
    for (const [name, value] of Object.entries(switches))
      values.set(name, (values.get(name) ?? new Set()).add(value));
  }
  const names = [...values.keys()];
  const choices = new Set<string>();
  for (const [key, { switches }] of entries) {
    const choice = names.map((name) => switches[name]).join(', ');
    if (names.some((name) => !switches[name]) || choices.has(choice)) {
      throw new AuthorError(
        `the variant "${key}" in ${manifest} lacks a switch, or another has the same (${choice})`,
        `Set ${names.join(', ')} in every variant that has switches, to values of its own.`,
      );
    }
    choices.add(choice);
  }
  return [...values].map(([name, set]) => ({ name, values: [...set] }));
}

function readVariant(folder: string, key: string, { switches, steps, outputs }: Variant) {
  const own = path.join(folder, variantsFolder, key);
  const configFolder = existsSync(path.join(own, configFile)) ? own : folder;
  const failing = steps.find((step) => step.fails);
  const present = outputs.filter((each) => existsSync(path.join(own, each)));
  if (!failing && present.length === 0) {
    const example = path.basename(folder);
    throw new AuthorError(
      `examples/${example}/${variantsFolder}/${key} has no ${outputs.join(', ')}`,
      `Run "npm run examples -- ${example}".`,
    );
  }
  return {
    key,
    switches,
    config: toExplorerFile(configFile, readFileSync(path.join(configFolder, configFile))),
    /** Markup of the output folder drawn as a tree; empty if the build wrote nothing. */
    tree: highlightToHtml(
      present.map((output) => folderTree(path.join(own, output), output)).join('\n\n'),
      'tree',
    ),
    files: present.flatMap((output) => textFiles(own, output)),
    // Markup of the terminal output if the build is one that fails.
    ...(failing && {
      failure: highlightToHtml(
        failing.log
          ? readFileSync(path.join(own, failing.log), 'utf8').trimEnd()
          : (failing.fails ?? []).join('\n'),
        'log',
      ),
    }),
  };
}

/**
 * The text files of an output, sorted by depth, then by name. Other files and source maps are only
 * in the tree.
 */
function textFiles(folder: string, output: string): ExplorerFile[] {
  return [...readOutput(folder, output)]
    .filter(([file, content]) => isText(content) && !file.endsWith('.map'))
    .sort(([a], [b]) => a.split('/').length - b.split('/').length || (a < b ? -1 : 1))
    .map(([file, content]) => toExplorerFile(file, content));
}

function toExplorerFile(file: string, content: Buffer) {
  const code = content.toString().trimEnd();
  const language = languageOfFile(file);
  return {
    /** Path inside the example, e.g. `dist/index.js`. */
    path: file,
    language,
    /** Name of the language for screen readers; empty for plain text. */
    label: languageOf(language).label,
    /** Highlighted markup whose text content is the file. */
    html: code.length > maxHighlighted ? escapeHtml(code) : highlightToHtml(code, language),
  };
}
