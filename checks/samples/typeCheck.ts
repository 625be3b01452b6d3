import path from 'node:path';
import ts from 'typescript';

/** A type error of a sample. */
export interface TypeProblem {
  /** e.g. `TS2322`. */
  code: string;
  message: string;
  line?: number;
}

/** Type-checks files; every file given has an entry, empty if it is right. */
export type TypeCheck = (files: readonly string[]) => Map<string, TypeProblem[]>;

/** Strict, and otherwise what the pages recommend for a library. */
const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  allowJs: true,
  checkJs: true,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  // Each sample has a scope to itself, also the one without import and export.
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  resolveJsonModule: true,
  esModuleInterop: true,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
};

/**
 * One program for all samples: the declarations of the packages are read once.
 *
 * @param examplesDir where `@types/node` and the packages are installed
 */
export function createTypeCheck(examplesDir: string): TypeCheck {
  return (files) => {
    if (files.length === 0) return new Map();
    const program = ts.createProgram([...files], {
      ...options,
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
        return [file, diagnostics.map(toProblem)];
      }),
    );
  };
}

function toProblem(diagnostic: ts.Diagnostic): TypeProblem {
  return {
    code: `TS${diagnostic.code}`,
    message: textOf(diagnostic),
    line: lineOf(diagnostic),
  };
}

/** The imports of a sample that do not resolve from where it is. */
export function unresolvedImports(file: string, code: string): string[] {
  return ts
    .preProcessFile(code)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => !ts.resolveModuleName(name, file, options, ts.sys).resolvedModule);
}

/** `TS2322: Type 'string' is not …`, the chain of reasons in one line. */
export function textOf({ code, messageText }: ts.Diagnostic): string {
  return `TS${code}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
}

/** Line of a diagnostic inside its file, from 1. */
export function lineOf({ file, start }: ts.Diagnostic): number | undefined {
  if (!file || start === undefined) return undefined;
  return file.getLineAndCharacterOfPosition(start).line + 1;
}
