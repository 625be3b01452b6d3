import type { TypeProblem } from '../typeCheck';
import type { Mistake } from '../types';

/** Returns whether a declared error is one of TypeScript; any other is a text of the tool. */
export function isTypeError(error: string | undefined): error is string {
  return error !== undefined && /^TS\d+$/.test(error);
}

/** A sample compiles, or fails with the TypeScript error that it declares. */
export function judgeTypes(error: string | undefined, problems: readonly TypeProblem[]): Mistake[] {
  if (!isTypeError(error)) {
    const fix = 'Correct the sample; if the error is intended, declare it: error="TS…".';
    return problems.map(({ message, line }) => ({ message, line, fix }));
  }
  if (problems.length === 0) {
    const fix = 'Remove the error attribute, or restore the mistake that it shows.';
    return [{ message: `declares error="${error}" but compiles`, fix }];
  }
  return problems
    .filter(({ message }) => !message.startsWith(`${error}: `))
    .map(({ message, line }) => ({
      message: `declares error="${error}" but fails with ${message}`,
      line,
      fix: 'Correct the declared code, or the other mistake.',
    }));
}
