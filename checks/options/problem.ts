/** Something that an option's facts or pages say, and the installed package does not. */
export interface Problem {
  /** Full name of the option, e.g. `lib.dts.bundle`. */
  option: string;
  message: string;
  stated?: string;
  actual?: string;
  /** What an author should do. */
  mend: string;
}

/** `lib.dts: what is wrong`, and below it both sides and the mend. */
export function formatProblem({ option, message, stated, actual, mend }: Problem): string {
  return [
    `${option}: ${message}`,
    ...(stated === undefined ? [] : [`    stated: ${stated}`]),
    ...(actual === undefined ? [] : [`    actual: ${actual}`]),
    `    → ${mend}`,
  ].join('\n');
}
