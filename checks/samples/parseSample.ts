import { createRequire } from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import type { Finding } from './types';

/** Finds syntax errors in a text of one language. */
export type Parse = (code: string) => Finding[];

const MEND = 'correct the syntax, or declare fragment="<reason>" if it cannot stand alone';

/**
 * The parsers by language. Those for TOML and Vue are the ones that the
 * examples build with, so a sample is read as a reader's build would read it.
 */
export function createParsers(siteDir: string): Readonly<Record<string, Parse>> {
  const fromExamples = createRequire(path.join(siteDir, 'examples/package.json'));
  const fromDocusaurus = createRequire(
    createRequire(path.join(siteDir, 'package.json')).resolve('@docusaurus/utils/package.json'),
  );
  const script =
    (fileName: string): Parse =>
    (code) =>
      parseScript(code, fileName);
  const data =
    (load: () => (code: string) => unknown): Parse =>
    (code) =>
      attempt(() => load()(code));

  const json = data(() => JSON.parse);
  const jsonc: Parse = (code) => {
    const { error } = ts.parseConfigFileTextToJson('sample.json', code);
    return error ? [{ message: textOf(error), mend: MEND }] : [];
  };
  const yaml = data(() => (fromDocusaurus('js-yaml') as { load: (code: string) => unknown }).load);
  const toml = data(() => (fromExamples('toml') as { parse: (code: string) => unknown }).parse);
  const json5 = data(() => (fromExamples('json5') as { parse: (code: string) => unknown }).parse);

  return {
    ...Object.fromEntries(
      ['ts', 'mts', 'cts', 'tsx', 'js', 'mjs', 'cjs', 'jsx'].map((lang) => [
        lang,
        script(`sample.${lang}`),
      ]),
    ),
    json,
    jsonc,
    json5,
    yaml,
    yml: yaml,
    toml,
    vue: (code) => parseVue(code, fromExamples('@vue/compiler-sfc') as VueCompiler),
  };
}

function attempt(read: () => unknown): Finding[] {
  try {
    read();
    return [];
  } catch (error) {
    return [{ message: (error as Error).message, mend: MEND }];
  }
}

function parseScript(code: string, fileName: string): Finding[] {
  const { diagnostics = [] } = ts.transpileModule(code, {
    fileName,
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.ESNext },
  });
  return diagnostics.map((diagnostic) => ({
    message: textOf(diagnostic),
    mend: MEND,
    line: lineOf(diagnostic),
  }));
}

interface VueCompiler {
  parse: (code: string) => {
    errors: Error[];
    descriptor: Record<'script' | 'scriptSetup', { content: string; lang?: string } | null>;
  };
}

function parseVue(code: string, compiler: VueCompiler): Finding[] {
  const { errors, descriptor } = compiler.parse(code);
  const scripts = [descriptor.script, descriptor.scriptSetup].flatMap((block) =>
    block ? parseScript(block.content, `sample.${block.lang ?? 'js'}`) : [],
  );
  return [
    ...errors.map((error) => ({ message: error.message, mend: MEND })),
    // Their lines count from the block, not from the sample.
    ...scripts.map(({ message, mend }) => ({ message, mend })),
  ];
}

/** `TS2322: Type 'string' is not …`, the chain of reasons in one line. */
export function textOf({ code, messageText }: ts.Diagnostic): string {
  return `TS${code}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
}

/** Line of a diagnostic inside its file, from 1. */
export function lineOf({ file, start }: ts.Diagnostic): number | undefined {
  return file && start !== undefined
    ? file.getLineAndCharacterOfPosition(start).line + 1
    : undefined;
}
