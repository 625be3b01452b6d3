/**
 * Runs tasks with a limited number at a time.
 *
 * @param tasks Functions that start a task when called.
 * @param width How many may run at the same time, at least 1.
 * @returns The results in the order of the tasks; rejects with the first
 *   rejection.
 */
export async function runPool<Result>(
  tasks: readonly (() => Promise<Result>)[],
  width: number,
): Promise<Result[]> {
  const results = new Array<Result>(tasks.length);
  const queue = tasks.entries();
  const work = async (): Promise<void> => {
    // All workers draw from the same iterator, so each task runs once.
    for (const [index, task] of queue) results[index] = await task();
  };
  await Promise.all(Array.from({ length: Math.max(1, width) }, work));
  return results;
}
