import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

/** Scripts that the build bundles by their names: the configuration does not import them. */
const inlineScripts = 'src/client/inline';

/**
 * Lists the files that the build has loaded once it runs: what `docusaurus.config.ts` imports, and
 * the inline scripts. A running development server does not notice when they change.
 *
 * @param siteDir absolute
 * @returns absolute paths
 */
export async function buildFiles(siteDir: string): Promise<string[]> {
  const scripts = fs
    .readdirSync(path.join(siteDir, inlineScripts))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${inlineScripts}/${name}`);
  const { metafile } = await build({
    absWorkingDir: siteDir,
    entryPoints: ['docusaurus.config.ts', ...scripts],
    bundle: true,
    platform: 'node',
    packages: 'external',
    outdir: 'unused',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  return Object.keys(metafile.inputs).map((file) => path.join(siteDir, file));
}
