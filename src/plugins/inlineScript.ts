import { buildSync } from 'esbuild';

/**
 * Bundles a browser script small enough to stand in the HTML, where it runs before the first paint.
 *
 * @param entry absolute path of a TypeScript module
 * @param constants values that replace the global identifiers of these names
 * @returns the minified code
 */
export function inlineScript(entry: string, constants: Record<string, unknown> = {}): string {
  const define = Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]);
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    // The oldest browsers that the browserslist in package.json names understand it.
    target: 'es2019',
    define: Object.fromEntries(define) as Record<string, string>,
  });
  const code = outputFiles[0]?.text.trim() ?? '';
  return code.replaceAll('</script', '<\\/script');
}
