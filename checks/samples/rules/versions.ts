import { createRequire } from 'node:module';
import path from 'node:path';
import type { Mistake } from '../types';

/** Names of packages, and the ranges of versions that Rslib accepts. */
export type Ranges = ReadonlyMap<string, string>;

/** Reads the ranges of the dependencies and peer dependencies of the installed Rslib. */
export function readRanges(examplesDir: string): Ranges {
  const load = createRequire(path.join(examplesDir, 'package.json'));
  const { dependencies, peerDependencies } = load('@rslib/core/package.json') as Record<
    'dependencies' | 'peerDependencies',
    Record<string, string>
  >;
  return new Map(Object.entries({ ...dependencies, ...peerDependencies }));
}

/**
 * A package that Rslib depends on is installed in a range that Rslib accepts. Otherwise npm
 * would install a second copy or refuse it.
 *
 * `npm install @rsbuild/core@~2.2.6` is right if Rslib depends on `~2.2.6`, and `typescript@6` if
 * it accepts `^5 || ^6`.
 */
export function checkVersions(code: string, ranges: Ranges): Mistake[] {
  return code.split('\n').flatMap((text, index) =>
    [...text.matchAll(/(?<=\s)((?:@[\w-]+\/)?[\w-]+)@(\S+)/g)].flatMap(
      ([, name = '', version = '']) => {
        const range = ranges.get(name);
        const accepted = range?.split(' || ').flatMap((each) => [each, each.replace(/^\^/, '')]);
        if (accepted === undefined || accepted.includes(version)) return [];
        return [
          {
            line: index + 1,
            message: `Rslib accepts ${name} ${range}, not ${version}`,
            fix: `Write one of ${accepted.map((each) => `${name}@${each}`).join(', ')}.`,
          },
        ];
      },
    ),
  );
}
