/** Length of the reveal in milliseconds (specification section 9, "Theme animation"). */
export const revealDuration = 400;

/** Tells whether the browser can animate the change and the reader wants motion. */
export function canReveal(): boolean {
  return (
    'startViewTransition' in document &&
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

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

let latest: ViewTransition | undefined;

/**
 * Applies a change of the whole page in a circle that grows from a point of the viewport: in a picture of the old page over
 * the new one. The new page is no picture, for that would take the reader's clicks: see `data-revealing` in custom.css.
 */
export function revealFrom(x: number, y: number, apply: () => void): void {
  const radius = Math.hypot(
    Math.max(x, window.innerWidth - x),
    Math.max(y, window.innerHeight - y),
  );
  const root = document.documentElement;
  // The change may interrupt the reveal of another: the picture is taken of the page without this mark.
  delete root.dataset.revealing;
  const transition = document.startViewTransition(() => {
    root.dataset.revealing = '';
    apply();
  });
  latest = transition;
  const grow = () =>
    root.animate(
      { clipPath: [hole(x, y, 0), hole(x, y, radius)] },
      {
        duration: revealDuration,
        easing: 'ease-in',
        // The picture must not come back before the browser takes it away.
        fill: 'forwards',
        pseudoElement: '::view-transition-old(root)',
      },
    );
  // The next change, or a hidden page, ends a reveal before it begins; the change itself is made all the same.
  transition.ready.then(grow, () => undefined);
  const end = () => {
    if (transition === latest) delete root.dataset.revealing;
  };
  transition.finished.then(end, end);
}
