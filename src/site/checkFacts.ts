import path from 'node:path';
import ts from 'typescript';
import type { SiteConfig } from './types';

/**
 * Checks types, which the build only strips: of the facts of the site, `types.ts` says what is
 * allowed.
 *
 * @param files absolute paths
 * @throws Error that lists each wrong value with file, line, option and what is allowed
 */
export function checkTypes(...files: string[]): void {
  const program = ts.createProgram(files, {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    lib: ['lib.esnext.d.ts'],
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  });
  const problems = ts.getPreEmitDiagnostics(program).map(({ file, start = 0, messageText }) => {
    const message = ts.flattenDiagnosticMessageText(messageText, '\n  ');
    if (!file) return message;
    const { line } = file.getLineAndCharacterOfPosition(start);
    const source = file.text.split('\n')[line]?.trim();
    return `${path.relative('', file.fileName)}:${line + 1}  ${source}\n  ${message}`;
  });
  if (problems.length > 0) throw new Error(`Wrong values:\n${problems.join('\n')}`);
}

/**
 * Checks what types can't say: versions are segments of paths, and one of them is the default.
 *
 * @throws Error that names the wrong value and what is allowed
 */
export function checkVersions({ versions, default: first }: SiteConfig['multiVersion']): void {
  const odd = versions.find((version) => !/^[\w.-]+$/.test(version));
  const [option, given, allowed] =
    odd === undefined
      ? ['default', first, versions.length > 0 ? `one of ${versions.join(', ')}` : '""']
      : ['versions', odd, 'letters, digits, ".", "_", "-"'];
  if (odd === undefined && (versions.length > 0 ? versions.includes(first) : first === '')) return;
  throw new Error(`src/site/site.ts: multiVersion.${option} has "${given}"; allowed: ${allowed}.`);
}
