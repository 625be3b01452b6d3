/** The part of a step that scheduling needs. */
interface Planned {
  name: string;
  after?: readonly string[];
  usesAllCores?: boolean;
  isBlocking?: boolean;
}

/**
 * Runs steps in parallel, at most one per core. In the order of the list, a step starts as soon as
 * those of the list that it needs have passed and a core is free.
 *
 * @param run runs a step and returns whether it passed
 * @param skip is called for a step that cannot run, because one that it needs did not pass
 * @throws Error if steps need each other
 */
export async function schedule<Step extends Planned>(
  steps: readonly Step[],
  cores: number,
  run: (step: Step) => Promise<boolean>,
  skip: (step: Step) => void,
): Promise<void> {
  const waiting = [...steps];
  const passed = new Map<string, boolean>();
  const running = new Set<Promise<void>>();
  let free = cores;

  const names = new Set(steps.map(({ name }) => name));
  const needsOf = ({ after = [] }: Step) => after.filter((name) => names.has(name));
  const costOf = ({ usesAllCores }: Step) => (usesAllCores ? cores : 1);
  const isReady = (step: Step) => needsOf(step).every((name) => passed.has(name));
  const start = async (step: Step) => {
    free -= costOf(step);
    passed.set(step.name, (await run(step)) || step.isBlocking === false);
    free += costOf(step);
  };

  while (waiting.length > 0 || running.size > 0) {
    const index = waiting.findIndex((step) => isReady(step) && costOf(step) <= free);
    const [step] = index < 0 ? [] : waiting.splice(index, 1);
    if (!step && running.size === 0)
      throw new Error(`These steps need each other: ${waiting.map(({ name }) => name).join(', ')}`);

    if (!step) {
      await Promise.race(running);
    } else if (needsOf(step).some((name) => !passed.get(name))) {
      passed.set(step.name, false);
      skip(step);
    } else {
      const promise = start(step).finally(() => running.delete(promise));
      running.add(promise);
    }
  }
}
