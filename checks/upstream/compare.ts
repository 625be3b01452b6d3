import type { Issue } from '../base/issue';
import type { Original, Recorded } from './originals';

/** Where the hashes are recorded, relative to the project's root. */
export const recordFile = 'src/theme/originals.json';

const update = 'run "npm run upstream -- --update".';

/**
 * Compares the originals of what the site replaces with those that it was written for.
 *
 * @param originals what is replaced now
 * @param difference returns how a file has changed
 */
export function compareOriginals(
  originals: readonly Original[],
  recorded: Recorded,
  installed: Recorded,
  difference: (file: string) => string,
): Issue[] {
  const changed = originals.flatMap(({ ours, files }) =>
    files
      .filter((file) => recorded.files[file] !== installed.files[file])
      .map((file) => ({
        file: ours,
        message: recorded.files[file]
          ? `its original ${file} differs between Docusaurus ${recorded.version} and ${installed.version}`
          : `its original ${file} is not recorded`,
        fix: `Compare ours with the original and adopt what matters, then ${update}`,
        ...(recorded.files[file] && { details: difference(file) }),
      })),
  );
  const gone = Object.keys(recorded.files)
    .filter((file) => !(file in installed.files))
    .map((file) => ({
      file: recordFile,
      message: `${file} is recorded, but does not exist in Docusaurus ${installed.version} or is not replaced any more`,
      fix: `Find out which one, rename or delete our part, then ${update}`,
    }));
  const isOtherVersion = recorded.version !== installed.version;
  if (changed.length + gone.length > 0 || !isOtherVersion) return [...changed, ...gone];
  return [
    {
      file: recordFile,
      message: `Docusaurus is ${installed.version} and not ${recorded.version}, but no original has changed`,
      fix: `To record the version, ${update}`,
    },
  ];
}
