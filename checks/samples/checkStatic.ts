import ts from 'typescript';
import { resolveQuote } from '../../src/remark/quote/resolveQuote';
import type { Sample } from './checkCode';
import type { Cli } from './cliHelp';
import { checkCommand, findCommands } from './commands';
import { checkPackageJson } from './packageJson';
import type { Parse } from './parseSample';
import type { Fence, Finding } from './types';

export interface StaticTools {
  examplesDir: string;
  parsers: Readonly<Record<string, Parse>>;
  cli: Cli;
}

export interface StaticResult {
  findings: Finding[];
  /** How many calls of `rslib` were compared with the CLI. */
  commands: number;
}

/** The checks that run no tool: quotes, syntax, `package.json`, commands. */
export function checkStatic({ kind, fences: [fence] }: Sample, tools: StaticTools): StaticResult {
  const { attributes } = fence.meta;
  switch (kind) {
    case 'quoted':
      return only(checkQuote(fence, tools.examplesDir));
    case 'fragment':
      return only(attributes.fragment?.trim() ? [] : [NO_REASON]);
    case 'shell':
      return checkCommands(fence.code, tools.cli);
    case 'package': {
      const findings = checkPackageJson(fence.code);
      return findings.length > 0 ? only(findings) : checkScripts(fence.code, tools.cli);
    }
    case 'text':
      return only([]);
    default:
      return only(checkSyntax(fence, tools.parsers));
  }
}

const NO_REASON: Finding = {
  message: 'is declared a fragment without a reason',
  mend: 'write fragment="<why it cannot stand alone>", or complete the sample',
};

function only(findings: Finding[]): StaticResult {
  return { findings, commands: 0 };
}

function checkQuote({ lang, meta }: Fence, examplesDir: string): Finding[] {
  const { file = '', region, lines } = meta.attributes;
  try {
    resolveQuote(examplesDir, { file, region, lines, isTree: lang === 'tree' });
    return [];
  } catch (error) {
    return [{ message: (error as Error).message, mend: 'correct what the fence quotes' }];
  }
}

function checkSyntax(fence: Fence, parsers: StaticTools['parsers']): Finding[] {
  const title = fence.meta.attributes.title ?? '';
  if (/(?:^|\/)tsconfig(?:\.[\w-]+)?\.json$/.test(title)) {
    return checkTsconfig(fence.code, parsers);
  }
  return parsers[fence.lang]?.(fence.code) ?? [];
}

/** TypeScript itself says whether it knows the options. */
function checkTsconfig(code: string, parsers: StaticTools['parsers']): Finding[] {
  const syntax = parsers.jsonc?.(code) ?? [];
  const { config } = ts.parseConfigFileTextToJson('tsconfig.json', code) as {
    config?: { compilerOptions?: object };
  };
  const { errors } = ts.convertCompilerOptionsFromJson(config?.compilerOptions ?? {}, '.');
  return [
    ...syntax,
    ...errors.map((error) => ({
      message: ts.flattenDiagnosticMessageText(error.messageText, ' '),
      mend: 'correct the compiler option',
    })),
  ];
}

function checkCommands(text: string, cli: Cli): StaticResult {
  const commands = findCommands(text);
  return {
    commands: commands.length,
    findings: commands.flatMap(({ words, line }) =>
      checkCommand(words, cli).map((finding) => ({ ...finding, line })),
    ),
  };
}

function checkScripts(code: string, cli: Cli): StaticResult {
  const { scripts = {} } = JSON.parse(code) as { scripts?: Record<string, string> };
  const { commands, findings } = checkCommands(Object.values(scripts).join('\n'), cli);
  // The line counts scripts, not lines of the sample.
  return { commands, findings: findings.map(({ message, mend }) => ({ message, mend })) };
}
