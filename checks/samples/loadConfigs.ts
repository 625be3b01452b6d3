import path from 'node:path';
import util from 'node:util';
import { keepRunning, loadPackage } from '../base/packageApi';

/** Returns the error of each configuration, by file; `undefined` if the tool loads it. */
export type LoadConfigs = (files: readonly string[]) => Promise<Map<string, string | undefined>>;

interface Rslib {
  loadConfig: (options: { cwd: string; path: string }) => Promise<{ content: object }>;
  createRslib: (options: {
    cwd: string;
    config: object;
  }) => Promise<{ inspectConfig: () => Promise<unknown> }>;
}

/**
 * Does what `inspect` does, with the tools' JavaScript API: a process for each configuration would
 * take ten times as long. Configurations may refer to the folder they are run in.
 */
export const loadConfigs: LoadConfigs = async (files) => {
  const { loadConfig, createRslib } = await loadPackage<Rslib>('@rslib/core/dist/index.js');
  const { restore, messages } = keepRunning();
  const previous = process.cwd();
  const errors = new Map<string, string | undefined>();
  for (const file of files) {
    const cwd = path.dirname(file);
    process.chdir(cwd);
    messages.length = 0;
    try {
      const { content: config } = await loadConfig({ cwd, path: file });
      await (await createRslib({ cwd, config })).inspectConfig();
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
