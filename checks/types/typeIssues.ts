import type { Issue } from '../base/issue';

/**
 * Reads the output of `tsc --pretty false`, in the form of the other checks:
 * `src/a.ts(3,7): error TS2322: Type 'string' is not …` is an issue of `src/a.ts:3`. The indented
 * lines below a message, its reasons, are details.
 */
export function typeIssues(output: string): Issue[] {
  const form = /^(\S[^\n(]*)\((\d+),\d+\): error (TS\d+: [^\n]*?)\.?$((?:\n {2}[^\n]*)*)/gm;
  return [...output.matchAll(form)].map(([, file = '', line, message = '', reasons = '']) => ({
    file,
    line: Number(line),
    message,
    fix: 'Correct the value, or its type.',
    ...(reasons && { details: reasons.trim() }),
  }));
}
