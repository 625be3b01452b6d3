/**
 * Lets the runtime code that prefetches chunks after another one do nothing where that one fails:
 * `Promise.all(promises).then(() => {…});` → `Promise.all(promises).then(() => {…}).catch(() => {});`
 *
 * @throws Error if the code does not look like this, as in another release of the bundler
 */
export function catchFailures(runtime: string): string {
  const parts = /^(.*\bPromise\.all\(promises\)\.then\(.*\}\))(;\s*\};?\s*)$/s.exec(runtime);
  if (!parts) {
    throw new Error(
      `The bundler prefetches chunks in another way than it did. Adapt src/plugins/prefetchFailures to this code, or remove the plugin if failures are handled in it:\n${runtime}`,
    );
  }
  const [, wait = '', end = ''] = parts;
  return `${wait}.catch(() => {})${end}`;
}
