/** A mistake in the wording of a text. */
export interface Problem {
  /** Position in the text. */
  index: number;
  message: string;
  fix: string;
}

/** Finds the mistakes in a text, in which `codeMark` replaces code. */
export type FindProblems = (text: string) => Problem[];
