import type { Step } from '../../src/content/examples/manifest';
import type { Outcome } from '../base/execute';

/**
 * Compares how a step ended with what its manifest says.
 *
 * @param log normalized terminal output, in which the declared texts are looked up
 * @returns what is wrong, one sentence each; empty if the step ended as declared
 */
export function judgeStep(step: Step, { code }: Pick<Outcome, 'code'>, log: string): string[] {
  const missing = [...step.prints, ...(step.fails ?? [])]
    .filter((text) => !log.includes(text))
    .map((text) => `"${step.command}" should print ${JSON.stringify(text)}`);
  if (step.fails && code === 0) return [`"${step.command}" should fail, but succeeded`, ...missing];

  if (!step.fails && code !== 0) {
    const end = code === null ? 'was stopped' : `ended with exit code ${code}`;
    const [, place] = /\b((?:src\/[\w./-]+|rslib\.config\.\w+):\d+)/.exec(log) ?? [];
    const at = place ? `, first at ${place}` : '';
    return [`"${step.command}" should succeed, but ${end}${at}`, ...missing];
  }
  return missing;
}
