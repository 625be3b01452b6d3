import type { Issue } from '../base/issue';

/** Something that an option's facts or pages say, but the installed package contradicts. */
export interface Mistake {
  /** Full name of the option, e.g. `lib.dts.bundle`. */
  option: string;
  message: string;
  fix: string;
  stated?: string;
  actual?: string;
  /** Where to correct it; if absent, in the facts of the option. */
  place?: Place;
}

/** A line of a file, which is relative to the project's root. */
export interface Place {
  file: string;
  line?: number;
}

/** Files with the facts of options, and with the options that are exceptions. */
export const lists = {
  facts: ['src/config/options/lib.ts', 'src/config/options/rsbuild.ts'],
  undocumented: ['src/config/options/undocumented.ts'],
  hidden: ['checks/options/hiddenDefaults.ts'],
} as const;

/**
 * Finds the entry of an option in a list of files.
 *
 * @param read returns the text of a file
 */
export function placeOf(
  option: string,
  [first = '', ...others]: readonly string[],
  read: (file: string) => string,
): Place {
  const starts = [`'${option}'`, `"${option}"`, option].map((key) => `  ${key}: `);
  for (const file of [first, ...others]) {
    const index = read(file)
      .split('\n')
      .findIndex((text) => starts.some((start) => text.startsWith(start)));
    if (index >= 0) return { file, line: index + 1 };
  }
  return { file: first };
}

/** Converts a mistake to an issue. */
export function issueOf(
  { option, message, fix, stated, actual, place }: Mistake,
  read: (file: string) => string,
): Issue {
  const sides = [
    ...(stated === undefined ? [] : [`stated: ${stated}`]),
    ...(actual === undefined ? [] : [`actual: ${actual}`]),
  ];
  return {
    ...(place ?? placeOf(option, lists.facts, read)),
    message: `${option}: ${message}`,
    fix,
    ...(sides.length > 0 && { details: sides.join('\n') }),
  };
}
