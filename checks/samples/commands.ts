import type { Sample } from './types';

/** What may precede the name of a tool to run it: `npx`, `pnpm exec` and so on. */
const runners =
  /^(?:npx(?: -y| --yes| --no-install)?|pnpm(?: exec| dlx)?|yarn(?: exec| dlx)?|bunx|bun(?: x| run)?|npm exec(?: --)?)\s+/;
const environment = /^(?:cross-env\s+)?(?:[A-Za-z_]\w*=\S*\s+)*/;

/** The words after `rslib`, and the line of the text, from 1. */
export interface Command {
  words: string[];
  line?: number;
}

/**
 * Finds the calls of `rslib` in terminal input.
 *
 * `NODE_ENV=x npx rslib build --watch && ls # c` → `['build', '--watch']`
 */
export function findCommands(text: string): Command[] {
  return text
    .replace(/\\\n/g, '  ')
    .replace(/<[^<>\n]*>/g, '<value>')
    .split('\n')
    .flatMap((content, index) =>
      content
        .replace(/(?:^|\s)#.*$/, '')
        .split(/&&|\|\||[;|]/)
        .flatMap((part) => {
          const words = readCommand(part.trim());
          return words ? [{ words, line: index + 1 }] : [];
        }),
    );
}

/** Finds the calls of `rslib` in a sample: in terminal input or in scripts of a `package.json`. */
export function commandsOf({ kind, fences: [{ code }] }: Sample): Command[] {
  if (kind === 'shell') return findCommands(code);
  try {
    const { scripts = {} } = JSON.parse(code) as { scripts?: Record<string, string> };
    const commands = Object.values(scripts).flatMap((script) => findCommands(String(script)));
    // Their lines are those in the scripts, not in the sample.
    return commands.map(({ words }) => ({ words }));
  } catch {
    return []; // Another rule reports that it is not JSON.
  }
}

/** Returns the words after `rslib`; `undefined` if the text does not call it. */
function readCommand(text: string): string[] | undefined {
  const call = text
    .replace(/^\$\s+/, '')
    .replace(environment, '')
    .replace(runners, '');
  if (!/^rslib(?:\s|$)/.test(call)) return undefined;
  return [...call.slice('rslib'.length).matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, bare]) => double ?? single ?? (bare as string),
  );
}
