/** Length of the reveal in milliseconds (specification section 9, "Theme animation"). */
export const revealDuration = 400;

/** Tells whether the browser can animate the change and the reader wants motion. */
export function canReveal(): boolean {
  return (
    'startViewTransition' in document &&
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

let latest: ViewTransition | undefined;

/** Applies a change of the whole page in a circle that grows from a point of the viewport. */
export function revealFrom(x: number, y: number, apply: () => void): void {
  const radius = Math.hypot(
    Math.max(x, window.innerWidth - x),
    Math.max(y, window.innerHeight - y),
  );
  const circle = (size: number) => `circle(${size}px at ${x}px ${y}px)`;
  const root = document.documentElement;
  // The page's own transitions would show half-way colours in the snapshot.
  root.dataset.revealing = '';
  const transition = document.startViewTransition(apply);
  latest = transition;
  const grow = () =>
    root.animate(
      { clipPath: [circle(0), circle(radius)] },
      { duration: revealDuration, easing: 'ease-in', pseudoElement: '::view-transition-new(root)' },
    );
  // The next change, or a hidden page, ends a reveal before it begins; the change itself is made all the same.
  transition.ready.then(grow, () => undefined);
  const end = () => {
    if (transition === latest) delete root.dataset.revealing;
  };
  transition.finished.then(end, end);
}
