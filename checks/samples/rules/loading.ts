import type { Mistake } from '../types';

/**
 * The tool loads a configuration, or rejects it with the text that the sample declares.
 *
 * @param error the text that the sample declares
 * @param failure what the tool printed; `undefined` if it loaded the configuration
 */
export function judgeLoading(error: string | undefined, failure: string | undefined): Mistake[] {
  if (error === undefined) {
    if (failure === undefined) return [];
    const fix =
      'Correct the sample; if the error is intended, declare a part of its text: error="…".';
    return [{ message: `the tool rejects it: ${failure}`, fix }];
  }
  if (failure?.includes(error)) return [];
  const end = failure === undefined ? 'loads' : `fails with: ${failure}`;
  const fix = 'Declare the text that the tool prints, or remove the error attribute.';
  return [{ message: `declares error="${error}" but ${end}`, fix }];
}
