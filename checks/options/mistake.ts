import type { Issue } from '../base/issue';
import { lineOf } from '../base/lineOf';

/** Something that is wrong with an option. */
export interface Mistake extends Pick<Issue, 'message' | 'fix'> {
  /** Full name of the option, e.g. `lib.dts.bundle`. */
  option: string;
  /** The file to correct, at the option's entry; by default `authored`. */
  file?: string;
}

/** Files with one entry for each option. */
export const lists = {
  authored: 'src/site/options/authored.ts',
  generated: 'src/site/options/generated.json',
  undocumented: 'src/site/options/undocumented.ts',
} as const;

/** Converts a mistake to an issue. */
export function issueOf({ option, message, file = lists.authored, fix }: Mistake): Issue {
  const keys = [`'${option}'`, `"${option}"`, option].map((key) => `  ${key}: `);
  return { file, line: lineOf(file, ...keys), message: `${option}: ${message}`, fix };
}
