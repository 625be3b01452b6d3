import { createRequire } from 'node:module';
import path from 'node:path';
import { load as loadYaml } from 'js-yaml';
import ts from 'typescript';
import { scripts } from '../classify';
import type { Fence, Mistake } from '../types';
import { problemOf } from '../typeCheck';

/** Finds syntax errors in a text of one language. */
export type Parse = (code: string) => Mistake[];

/** The parsers by language. */
export type Parsers = Readonly<Record<string, Parse>>;

const fix = 'Correct the syntax, or declare fragment="<reason>" if it is incomplete on purpose.';

/**
 * Creates the parsers. Those for TOML and Vue are the ones that the examples build with, so that
 * samples are parsed as in a reader's build.
 */
export function createParsers(examplesDir: string): Parsers {
  const load = createRequire(path.join(examplesDir, 'package.json'));
  const toml = () => load('toml') as { parse: (code: string) => unknown };
  const yaml = attempt(loadYaml);
  return {
    ...Object.fromEntries(
      scripts.map((lang) => [lang, (code: string) => parseScript(code, `sample.${lang}`)]),
    ),
    json: attempt(JSON.parse),
    jsonc: (code) => {
      const { error } = ts.parseConfigFileTextToJson('sample.json', code);
      return error ? [{ message: problemOf(error).message, fix }] : [];
    },
    yaml,
    yml: yaml,
    toml: attempt((code) => toml().parse(code)),
    vue: (code) => parseVue(code, load('@vue/compiler-sfc') as VueCompiler),
  };
}

/**
 * A sample can be parsed in its language, and a `tsconfig.json` has only known compiler options.
 */
export function checkSyntax({ lang, meta, code }: Fence, parsers: Parsers): Mistake[] {
  const { title = '' } = meta.attributes;
  if (!/(?:^|\/)tsconfig(?:\.[\w-]+)?\.json$/.test(title)) return parsers[lang]?.(code) ?? [];
  const { config } = ts.parseConfigFileTextToJson('tsconfig.json', code) as {
    config?: { compilerOptions?: object };
  };
  const { errors } = ts.convertCompilerOptionsFromJson(config?.compilerOptions ?? {}, '.');
  return [
    ...(parsers.jsonc?.(code) ?? []),
    ...errors.map((error) => ({
      message: ts.flattenDiagnosticMessageText(error.messageText, ' '),
      fix: 'Correct the compiler option.',
    })),
  ];
}

function attempt(read: (code: string) => unknown): Parse {
  return (code) => {
    try {
      read(code);
      return [];
    } catch (error) {
      return [{ message: (error as Error).message, fix }];
    }
  };
}

function parseScript(code: string, fileName: string): Mistake[] {
  const { diagnostics = [] } = ts.transpileModule(code, { fileName, reportDiagnostics: true });
  return diagnostics.map((diagnostic) => ({ ...problemOf(diagnostic), fix }));
}

interface VueCompiler {
  parse: (code: string) => {
    errors: Error[];
    descriptor: Record<'script' | 'scriptSetup', { content: string; lang?: string } | null>;
  };
}

function parseVue(code: string, compiler: VueCompiler): Mistake[] {
  const { errors, descriptor } = compiler.parse(code);
  const blocks = [descriptor.script, descriptor.scriptSetup].flatMap((block) =>
    block ? parseScript(block.content, `sample.${block.lang ?? 'js'}`) : [],
  );
  return [
    ...errors.map((error) => ({ message: error.message, fix })),
    // Their lines count from the block, not from the sample.
    ...blocks.map(({ message }) => ({ message, fix })),
  ];
}
