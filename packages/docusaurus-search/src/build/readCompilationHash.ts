interface Compiler {
  hooks: { done: { tap(name: string, done: (stats: { hash?: string }) => void): void } };
}

/** Bundler plugin that reports the hash of the compilation, `__webpack_hash__` in the browser. */
export function readCompilationHash(report: (hash: string) => void) {
  return {
    apply({ hooks }: Compiler) {
      hooks.done.tap('compilation-hash', ({ hash = '' }) => report(hash));
    },
  };
}
