import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseManifest, type Variant } from '../../examples/manifest';
import { languageOf, languageOfFile } from '../highlight/languages';
import { escapeHtml, highlightToHtml } from '../highlight/toHtml';
import { folderTree } from '../include/folderTree';
import { AuthorError } from '../problem';
import { readSwitches } from './readSwitches';
import type { Explorer, ExplorerFile, ExplorerVariant } from './types';

const configFile = 'rslib.config.ts';

/** Length in characters beyond which a file is not highlighted, to save bytes. */
const maxHighlighted = 20_000;

/**
 * Reads the recorded builds of an example: all its variants that have `switches`.
 *
 * @param examplesDir absolute path of `examples/`
 * @throws AuthorError that names the example and the fix
 */
export function readExplorer(examplesDir: string, example: string): Explorer {
  const folder = path.join(examplesDir, example);
  const manifestFile = path.join(folder, 'example.json');
  if (!existsSync(manifestFile)) {
    throw new AuthorError(
      `examples/${example}/example.json does not exist`,
      `Correct example="${example}", or write the file.`,
    );
  }
  const name = `examples/${example}/example.json`;
  const manifest = parseManifest(readFileSync(manifestFile, 'utf8'), name);
  const entries = [...manifest.variants].filter(
    ([, variant]) => Object.keys(variant.switches).length > 0,
  );
  const switches = readSwitches(
    name,
    entries.map(([key, variant]) => ({ key, switches: variant.switches })),
  );
  const [first, ...others] = entries.map(([key, variant]) => readVariant(folder, key, variant));
  if (!first)
    throw new AuthorError(`${name} has no variant with "switches"`, 'Give its variants switches.');
  return { switches, variants: [first, ...others] };
}

function readVariant(
  folder: string,
  key: string,
  { switches, steps, outputs }: Variant,
): ExplorerVariant {
  const own = path.join(folder, 'variants', key);
  const configFolder = existsSync(path.join(own, configFile)) ? own : folder;
  const failing = steps.find((step) => step.fails);
  const present = outputs.filter((each) => existsSync(path.join(own, each)));
  if (!failing && present.length === 0) {
    const example = path.basename(folder);
    throw new AuthorError(
      `examples/${example}/variants/${key} has no ${outputs.join(', ')}`,
      `Run "npm run examples -- ${example}".`,
    );
  }
  return {
    key,
    switches,
    config: readFile(configFolder, configFile),
    tree: highlightToHtml(
      present.map((output) => folderTree(path.join(own, output), output)).join('\n\n'),
      'tree',
    ),
    files: present.flatMap((output) => readOutput(own, output)),
    ...(failing && {
      failure: escapeHtml(
        failing.log
          ? readFileSync(path.join(own, failing.log), 'utf8').trimEnd()
          : (failing.fails ?? []).join('\n'),
      ),
    }),
  };
}

/** All text files below a folder, sorted by depth, then by name. */
function readOutput(root: string, output: string): ExplorerFile[] {
  return listFiles(root, output)
    .sort((a, b) => a.split('/').length - b.split('/').length || (a < b ? -1 : 1))
    .map((file) => readFile(root, file));
}

function listFiles(root: string, relative: string): string[] {
  if (!statSync(path.join(root, relative)).isDirectory()) return isText(relative) ? [relative] : [];
  return readdirSync(path.join(root, relative)).flatMap((name) =>
    listFiles(root, `${relative}/${name}`),
  );
}

/** Images and source maps are shown only in the tree. */
function isText(file: string): boolean {
  return !/\.(png|jpe?g|gif|webp|ico|woff2?|map)$/.test(file);
}

function readFile(root: string, file: string): ExplorerFile {
  const code = readFileSync(path.join(root, file), 'utf8').trimEnd();
  const language = languageOfFile(file);
  return {
    path: file,
    language,
    label: languageOf(language).label,
    html: code.length > maxHighlighted ? escapeHtml(code) : highlightToHtml(code, language),
  };
}
