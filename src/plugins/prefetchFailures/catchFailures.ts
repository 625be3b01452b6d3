/**
 * Changes the runtime code that prefetches chunks after another chunk: it does nothing where that
 * chunk fails to load.
 *
 * `Promise.all(promises).then(() => {…});` →
 * `Promise.all(promises).then(() => {…}).catch(() => {});`
 *
 * @throws Error if the code looks different, as it may in another release of the bundler
 */
export function catchFailures(runtime: string): string {
  const parts = /^(.*\bPromise\.all\(promises\)\.then\(.*\}\))(;\s*\};?\s*)$/s.exec(runtime);
  if (!parts) {
    throw new Error(
      `The bundler prefetches chunks in a new way. Adapt src/plugins/prefetchFailures to this code, or remove the plugin if the code handles failures:\n${runtime}`,
    );
  }
  const [, wait = '', end = ''] = parts;
  return `${wait}.catch(() => {})${end}`;
}
