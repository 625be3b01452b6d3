import { changeBelowPicture } from '@site/src/lib/pagePicture';

/** Length of the reveal in milliseconds. */
export const revealDuration = 400;

/** So many that the circle is round to less than 2 px on a screen of 1500 px. */
const corners = 64;

/** The viewport with a round hole. A polygon, as Chromium does not interpolate a clipping `path()` when it paints. */
function hole(x: number, y: number, radius: number): string {
  const circle = Array.from({ length: corners + 1 }, (_, corner) => {
    const angle = (corner / corners) * 2 * Math.PI;
    return `${x + radius * Math.cos(angle)}px ${y + radius * Math.sin(angle)}px`;
  });
  return `polygon(evenodd, 0 0, 100% 0, 100% 100%, 0 100%, 0 0, ${circle.join()})`;
}

/** Applies a change of the whole page in a circle that grows from a point of the viewport. */
export function revealFrom(x: number, y: number, apply: () => void): void {
  const radius = Math.hypot(
    Math.max(x, window.innerWidth - x),
    Math.max(y, window.innerHeight - y),
  );
  const clipPath = [hole(x, y, 0), hole(x, y, radius)];
  changeBelowPicture(apply, { clipPath }, { duration: revealDuration, easing: 'ease-in' });
}
