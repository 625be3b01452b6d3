import type { Mistake } from '../types';

/**
 * The tool loads a configuration, or refuses it with the text that the sample declares.
 *
 * @param error the text that the sample declares
 * @param failure what the tool has printed; `undefined` if it has loaded the configuration
 */
export function judgeLoading(error: string | undefined, failure: string | undefined): Mistake[] {
  if (error === undefined) {
    if (failure === undefined) return [];
    const fix =
      'Correct the sample; if the error is the point, declare a part of its text by error="…".';
    return [{ message: `the tool refuses it: ${failure}`, fix }];
  }
  if (failure?.includes(error)) return [];
  const end = failure === undefined ? 'loads' : `fails with: ${failure}`;
  const fix = 'Declare the text that the tool prints, or remove the error attribute.';
  return [{ message: `declares error="${error}" but ${end}`, fix }];
}
