import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseManifest } from '../../examples/manifest';

/** Names of the examples that have variants with switches, sorted. */
export function findExplorers(examplesDir: string): string[] {
  return readdirSync(examplesDir)
    .filter((name) => {
      const file = path.join(examplesDir, name, 'example.json');
      if (!existsSync(file)) return false;
      const { variants } = parseManifest(
        readFileSync(file, 'utf8'),
        `examples/${name}/example.json`,
      );
      return [...variants.values()].some((variant) => Object.keys(variant.switches).length > 0);
    })
    .sort();
}
