import type { Issue } from '../base/issue';

/** Something that is wrong with an option. */
export interface Mistake extends Pick<Issue, 'message' | 'fix' | 'details'> {
  /** Full name of the option, e.g. `lib.dts.bundle`. */
  option: string;
  /** Where to correct it: a line, or the option's entry in a file; by default, in `authored`. */
  place?: Place;
}

/** A line of a file. */
export type Place = Pick<Issue, 'file' | 'line'>;

/** Files with one entry for each option. */
export const lists = {
  authored: 'src/site/options/authored.ts',
  generated: 'src/site/options/generated.json',
  undocumented: 'src/site/options/undocumented.ts',
} as const;

/**
 * Finds the entry of an option in a file.
 *
 * @param read returns the text of a file
 */
export function placeOf(option: string, file: string, read: (file: string) => string): Place {
  const starts = [`'${option}'`, `"${option}"`, option].map((key) => `  ${key}: `);
  const index = read(file)
    .split('\n')
    .findIndex((text) => starts.some((start) => text.startsWith(start)));
  return index < 0 ? { file } : { file, line: index + 1 };
}

/** Converts a mistake to an issue. */
export function issueOf(
  { option, message, place, ...mistake }: Mistake,
  read: (file: string) => string,
): Issue {
  const { file = lists.authored, line } = place ?? {};
  const found = line === undefined ? placeOf(option, file, read) : { file, line };
  return { ...mistake, ...found, message: `${option}: ${message}` };
}
