/** Tells whether the browser can animate a change of the page and the reader wants motion. */
export function canAnimate(): boolean {
  return (
    'startViewTransition' in document &&
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

let latest: ViewTransition | undefined;

/**
 * Changes the whole page below a picture of the old page, which an animation takes away. The new
 * page is not a picture, because that would take the reader's clicks: see `data-revealing` in
 * custom.css.
 *
 * @param frames of the picture
 * @param options duration in milliseconds, easing
 */
export function changeBelowPicture(
  change: () => void,
  frames: PropertyIndexedKeyframes,
  options: KeyframeAnimationOptions,
): void {
  const root = document.documentElement;
  // The change may interrupt another one: the picture is taken of the page without this mark.
  delete root.dataset.revealing;
  const transition = document.startViewTransition(() => {
    root.dataset.revealing = '';
    change();
  });
  latest = transition;
  const animate = () =>
    root.animate(frames, {
      ...options,
      // The picture must not come back before the browser takes it away.
      fill: 'forwards',
      pseudoElement: '::view-transition-old(root)',
    });
  // The next change, or a hidden page, may end an animation before it begins. The page changes
  // anyway.
  transition.ready.then(animate, () => undefined);
  const end = () => {
    if (transition === latest) delete root.dataset.revealing;
  };
  transition.finished.then(end, end);
}
