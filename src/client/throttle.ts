/**
 * Limits how often a function runs: immediately on the first call, then at most once per interval,
 * and once more after the last call, so that the final state is never missed.
 *
 * @param interval milliseconds
 * @returns the limited function; its `cancel` drops a run that is still due
 */
export function throttle(run: () => void, interval: number): (() => void) & { cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDue = false;

  function limited(): void {
    if (timer !== undefined) {
      isDue = true;
      return;
    }
    run();
    timer = setTimeout(() => {
      timer = undefined;
      if (!isDue) return;
      isDue = false;
      limited();
    }, interval);
  }

  limited.cancel = () => {
    clearTimeout(timer);
    timer = undefined;
    isDue = false;
  };
  return limited;
}
