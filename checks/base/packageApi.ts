import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { examplesFolder } from './tools';

/**
 * Loads a documented package, as it is installed for the examples.
 *
 * @param entry its name and main file: `@rslib/core/dist/index.js`
 */
export async function loadPackage<Exports>(entry: string): Promise<Exports> {
  const file = path.join(examplesFolder, 'node_modules', entry);
  return (await import(pathToFileURL(file).href)) as Exports;
}

/**
 * Silences the tools, and makes them throw rather than end the process if they refuse a
 * configuration.
 *
 * @returns `restore` undoes both; `messages` are the warnings and errors printed until then
 */
export function keepRunning(): { restore: () => void; messages: string[] } {
  const exit = process.exit.bind(process);
  const { log, warn, error } = console;
  const messages: string[] = [];
  process.exit = (code) => {
    throw new Error(`the tool ended with ${code}`);
  };
  console.log = () => undefined;
  console.warn = console.error = (...values) => void messages.push(values.join(' '));
  const restore = (): void => {
    process.exit = exit;
    Object.assign(console, { log, warn, error });
  };
  return { restore, messages };
}
