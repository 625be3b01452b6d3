import { changeBelowSnapshot } from '@site/src/client/viewTransition';

/** Duration of the reveal, in ms. */
export const revealDuration = 400;

/** Corners of the polygon; enough to differ from a circle by less than 2 px at 1500 px. */
const corners = 64;

/**
 * Clip path of the viewport with a round hole. A polygon, because Chromium doesn't interpolate
 * `path()` while painting.
 */
function hole(x: number, y: number, radius: number): string {
  const circle = Array.from({ length: corners + 1 }, (_, corner) => {
    const angle = (corner / corners) * 2 * Math.PI;
    return `${x + radius * Math.cos(angle)}px ${y + radius * Math.sin(angle)}px`;
  });
  return `polygon(evenodd, 0 0, 100% 0, 100% 100%, 0 100%, 0 0, ${circle.join()})`;
}

/** Applies a change to the whole page and reveals it in a circle that grows from a point. */
export function revealFrom(x: number, y: number, apply: () => void): void {
  const radius = Math.hypot(
    Math.max(x, window.innerWidth - x),
    Math.max(y, window.innerHeight - y),
  );
  const clipPath = [hole(x, y, 0), hole(x, y, radius)];
  changeBelowSnapshot(apply, { clipPath }, { duration: revealDuration, easing: 'ease-in' });
}
