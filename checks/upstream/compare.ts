import type { Issue } from '../base/issue';
import type { Original, Recorded } from './originals';

/** Where the hashes are recorded, relative to the project's root. */
export const recordFile = 'src/theme/originals.json';

const update = 'run "npm run upstream -- --update".';

/** The command that shows how a file has changed: an upgrade has replaced the old one. */
function diffCommand(file: string, from: string, to: string): string {
  const [scope, name, ...inner] = file.split('/');
  const versions = [from, to].map((version) => `--diff=${scope}/${name}@${version}`);
  return `npm diff ${versions.join(' ')} ${inner.join('/')}`;
}

/**
 * Compares the originals of what the site replaces with those that it was written for.
 *
 * @param originals what is replaced now
 */
export function compareOriginals(
  originals: readonly Original[],
  recorded: Recorded,
  installed: Recorded,
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
        ...(recorded.files[file] && {
          details: `To see the difference: ${diffCommand(file, recorded.version, installed.version)}`,
        }),
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
