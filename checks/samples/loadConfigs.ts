import path from 'node:path';
import util from 'node:util';
import { keepRunning, loadPackage } from '../base/packageApi';

/** Returns the error of each configuration, by file; `undefined` if the tool loads it. */
export type LoadConfigs = (files: readonly string[]) => Promise<Map<string, string | undefined>>;

interface Rslib {
  loadConfig: (options: { cwd: string; path: string }) => Promise<{ content: object }>;
  createRslib: Create;
}

interface Rsbuild {
  loadConfig: Rslib['loadConfig'];
  createRsbuild: Create;
}

type Create = (options: {
  cwd: string;
  config: object;
}) => Promise<{ inspectConfig: () => Promise<unknown> }>;

/**
 * Does what `inspect` does, with the tools' JavaScript API: a process for each configuration would
 * take ten times as long. Configurations may refer to the folder they are run in.
 */
export const loadConfigs: LoadConfigs = async (files) => {
  const rslib = await loadPackage<Rslib>('@rslib/core/dist/index.js');
  const rsbuild = await loadPackage<Rsbuild>('@rsbuild/core/dist/index.js');
  const { restore, messages } = keepRunning();
  const previous = process.cwd();
  const errors = new Map<string, string | undefined>();
  for (const file of files) {
    const cwd = path.dirname(file);
    const isRsbuild = path.basename(file).startsWith('rsbuild.');
    process.chdir(cwd);
    messages.length = 0;
    try {
      const { loadConfig } = isRsbuild ? rsbuild : rslib;
      const create = isRsbuild ? rsbuild.createRsbuild : rslib.createRslib;
      const { content: config } = await loadConfig({ cwd, path: file });
      await (await create({ cwd, config })).inspectConfig();
      errors.set(file, undefined);
    } catch (error) {
      const reason = [...messages, String(error).replace(/^Error: /, '')].join(' ');
      errors.set(file, util.stripVTControlCharacters(reason).replace(/\s+/g, ' '));
    }
  }
  process.chdir(previous);
  restore();
  return errors;
};
