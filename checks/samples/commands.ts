import type { Sample } from './types';

/** Words that run a tool of the project, before its name. */
const runners =
  /^(?:npx(?: -y| --yes| --no-install)?|pnpm(?: exec| dlx)?|yarn(?: exec| dlx)?|bunx|bun(?: x| run)?|npm exec(?: --)?)\s+/;
const environment = /^(?:cross-env\s+)?(?:[A-Za-z_]\w*=\S*\s+)*/;

/** A call of the CLI and the line of the text it is on, from 1. */
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

/** The calls of `rslib` in a sample: in terminal input, and in the scripts of a `package.json`. */
export function commandsOf({ kind, fences: [{ code }] }: Sample): Command[] {
  if (kind === 'shell') return findCommands(code);
  return kind === 'package' ? scriptsOf(code).flatMap(findScriptCommands) : [];
}

function scriptsOf(code: string): string[] {
  try {
    const { scripts = {} } = JSON.parse(code) as { scripts?: Record<string, string> };
    return Object.values(scripts).map(String);
  } catch {
    return []; // Another rule tells that it is not JSON.
  }
}

/** The line would be that of the script, not of the sample. */
function findScriptCommands(script: string): Command[] {
  return findCommands(script).map(({ words }) => ({ words }));
}

/** The words behind `rslib`; `undefined` if the text does not call it. */
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
