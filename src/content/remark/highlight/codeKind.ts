/**
 * What a block of code is in a build. Each kind has its own color: what goes in, what comes out,
 * declarations, and what is neither, such as JSON and logs.
 */
export type CodeKind = 'source' | 'output' | 'types' | 'plain';

const built = /(?:^|\/)dist(?:\/|$)/;
const declarations = /\.d\.(?:\w+\.)?[cm]?ts$/;

/**
 * The kind of a file or folder by its path inside the example.
 *
 * `dist/index.d.ts` → `types`; `src/env.d.ts` → `source`, because somebody wrote it
 */
export function codeKind(path: string, language?: string): CodeKind {
  if (built.test(path)) return declarations.test(path) ? 'types' : 'output';
  return language === 'text' || /\.(?:json|log)$/.test(path) ? 'plain' : 'source';
}
