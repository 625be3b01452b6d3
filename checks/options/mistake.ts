import type { Issue } from '../base/issue';
import { lineOf } from '../base/lineOf';

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

/** Converts a mistake to an issue. */
export function issueOf({ option, message, place, ...mistake }: Mistake): Issue {
  const { file, line }: Place = place ?? { file: lists.authored };
  const keys = [`'${option}'`, `"${option}"`, option].map((key) => `  ${key}: `);
  return {
    ...mistake,
    file,
    line: line ?? lineOf(file, ...keys),
    message: `${option}: ${message}`,
  };
}
