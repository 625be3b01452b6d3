import type { Issue } from '../base/issue';

/** Something that is wrong with an option. */
export interface Mistake {
  /** Full name of the option, e.g. `lib.dts.bundle`. */
  option: string;
  message: string;
  fix: string;
  details?: string;
  /** Where to correct it; if absent, where authors write about the option. */
  place?: Place;
}

/** A line of a file, which is relative to the project's root. */
export interface Place {
  file: string;
  line?: number;
}

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
  { option, message, fix, details, place }: Mistake,
  read: (file: string) => string,
): Issue {
  return {
    ...(place ?? placeOf(option, lists.authored, read)),
    message: `${option}: ${message}`,
    fix,
    ...(details !== undefined && { details }),
  };
}
