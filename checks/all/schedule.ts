/** A step as far as its time matters. */
interface Planned {
  name: string;
  after?: readonly string[];
  isWide?: boolean;
}

/**
 * Runs steps side by side, at most one for each core. A step starts in the order of the list as soon as those that it
 * needs have passed and a core is free; a wide one needs all cores.
 *
 * @param run tells whether the step has passed
 * @param skip is told of a step whose needs have not passed
 * @throws Error if a step needs one that is not in the list
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

  const costOf = ({ isWide }: Step) => (isWide ? cores : 1);
  const isReady = ({ after = [] }: Step) => after.every((name) => passed.has(name));
  const start = async (step: Step) => {
    free -= costOf(step);
    passed.set(step.name, await run(step));
    free += costOf(step);
  };

  while (waiting.length > 0 || running.size > 0) {
    const index = waiting.findIndex((step) => isReady(step) && costOf(step) <= free);
    const [step] = index < 0 ? [] : waiting.splice(index, 1);
    if (!step && running.size === 0) {
      throw new Error(
        `These need a step that is not there: ${waiting.map(({ name }) => name).join()}`,
      );
    }
    if (!step) {
      await Promise.race(running);
    } else if (step.after?.some((name) => !passed.get(name))) {
      passed.set(step.name, false);
      skip(step);
    } else {
      const promise = start(step).finally(() => running.delete(promise));
      running.add(promise);
    }
  }
}
