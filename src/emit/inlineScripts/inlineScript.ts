import path from 'node:path';
import { buildSync } from 'esbuild';

const folder = path.resolve(__dirname, '../../client/inline');

/**
 * Bundles a small browser script that is inlined into the HTML to run before the first paint.
 *
 * @param name module of `src/client/inline`
 * @param constants values that replace the global identifiers of these names
 * @returns the minified code
 */
export function inlineScript(name: string, constants: Record<string, unknown> = {}): string {
  const define = Object.entries(constants).map(([key, value]) => [key, JSON.stringify(value)]);
  const { outputFiles } = buildSync({
    entryPoints: [path.join(folder, `${name}.ts`)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    // Supported by the oldest browsers in the browserslist of package.json.
    target: 'es2020',
    define: Object.fromEntries(define) as Record<string, string>,
  });
  const code = outputFiles[0]?.text.trim() ?? '';
  return code.replaceAll('</script', '<\\/script');
}
