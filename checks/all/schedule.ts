import pLimit from 'p-limit';
import type { Step } from './steps';

/**
 * Runs steps in parallel, each after those that it needs: they are before it in the list. Steps
 * that use all cores run last, one after the other.
 *
 * @param atOnce how many may run at the same time
 * @param run runs a step and returns whether it passed
 * @param skip is called for a step that cannot run, because one that it needs did not pass
 */
export async function schedule<Planned extends Pick<Step, 'name' | 'after' | 'isBlocking'>>(
  steps: readonly (Planned & Pick<Step, 'usesAllCores'>)[],
  atOnce: number,
  run: (step: Planned) => Promise<boolean>,
  skip: (step: Planned) => void,
): Promise<void> {
  const limit = pLimit(atOnce);
  const ended = new Map<string, Promise<boolean>>();
  const start = async (step: Planned): Promise<boolean> => {
    const needed = await Promise.all(step.after?.flatMap((name) => ended.get(name) ?? []) ?? []);
    if (needed.every(Boolean)) return (await limit(run, step)) || step.isBlocking === false;
    skip(step);
    return false;
  };
  for (const step of steps.filter(({ usesAllCores }) => !usesAllCores))
    ended.set(step.name, start(step));

  await Promise.all(ended.values());
  for (const step of steps.filter(({ usesAllCores }) => usesAllCores)) await start(step);
}
