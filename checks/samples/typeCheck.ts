import path from 'node:path';
import ts from 'typescript';
import { lineAt } from '../base/lineOf';
import type { Mistake } from './types';

/** An error of TypeScript in a sample; its message starts with the code. */
export type TypeProblem = Pick<Mistake, 'message' | 'line'>;

/** Type-checks files; the result has an entry for each file, empty if there are no errors. */
export type TypeCheck = (files: readonly string[]) => Map<string, TypeProblem[]>;

/** The strict options that the pages recommend for a library. */
export const compilerOptions: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  allowJs: true,
  checkJs: true,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  // Each sample is a module with a separate scope, even without import and export.
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  resolveJsonModule: true,
  esModuleInterop: true,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
};

/**
 * Creates a function that type-checks all samples as one program, so that the declarations of the
 * packages are read only once.
 *
 * @param examplesDir where `@types/node` and the packages are installed
 */
export function createTypeCheck(examplesDir: string): TypeCheck {
  return (files) => {
    if (files.length === 0) return new Map();
    const program = ts.createProgram([...files], {
      ...compilerOptions,
      types: ['node'],
      typeRoots: [path.join(examplesDir, 'node_modules/@types')],
    });
    return new Map(
      files.map((file) => {
        const source = program.getSourceFile(file);
        if (!source) throw new Error(`TypeScript did not read ${file}`);

        const diagnostics = [
          ...program.getSyntacticDiagnostics(source),
          ...program.getSemanticDiagnostics(source),
        ];
        return [file, diagnostics.map(problemOf)];
      }),
    );
  };
}

/** Lists the imports of a sample that do not resolve from its folder. */
export function unresolvedImports(file: string, code: string): string[] {
  return ts
    .preProcessFile(code)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => !ts.resolveModuleName(name, file, compilerOptions, ts.sys).resolvedModule);
}

/**
 * Formats a diagnostic and its reasons in one line: `TS2322: Type 'string' is not …`. If no
 * overload matches a call (TS2769), only the last reason says what is wrong.
 */
export function problemOf({ code, messageText, file, start }: ts.Diagnostic): TypeProblem {
  let reason = messageText;
  while (code === 2769 && typeof reason !== 'string' && reason.next?.length)
    reason = reason.next.at(-1)!;
  const text = ts.flattenDiagnosticMessageText(reason, ' ').replace(/\s+/g, ' ');
  return {
    message: `TS${code}: ${text.replace(/\.$/, '')}`,
    line: file && start !== undefined ? lineAt(file.text, start) : undefined,
  };
}
