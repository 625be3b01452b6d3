import os from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import type { Execute } from '../base/execute';

/** Returns the error of each configuration, by file; `undefined` if the tool loads it. */
export type LoadConfigs = (files: readonly string[]) => Promise<Map<string, string | undefined>>;

/** Creates a function that loads configurations with `inspect`, on all cores. */
export function createLoadConfigs(execute: Execute): LoadConfigs {
  return async (files) => {
    const limit = pLimit(os.availableParallelism());
    const load = async (file: string) => {
      const name = path.basename(file);
      const tool = name.startsWith('rsbuild.') ? 'rsbuild' : 'rslib';
      const { code, text } = await execute(`${tool} inspect --config ${name}`, path.dirname(file));
      return [file, code === 0 ? undefined : errorOf(text)] as const;
    };
    return new Map(await Promise.all(files.map((file) => limit(load, file))));
  };
}

/** Extracts what is wrong from the output of a tool, without the stack. */
function errorOf(text: string): string {
  const lines = text
    .split('\n')
    .map((line) => line.replace(/^error\s+/, '').trim())
    .filter((line) => line && !/^at |^Rslib v|^Rsbuild v|^Failed to inspect/.test(line));
  return lines.slice(0, 6).join(' ') || 'the tool printed no reason';
}
