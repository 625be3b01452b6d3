import { prefersReducedMotion } from '../site/mediaQueries';

/** Whether the browser supports view transitions and the reader does not prefer reduced motion. */
export function canAnimate(): boolean {
  return 'startViewTransition' in document && !window.matchMedia(prefersReducedMotion).matches;
}

let latest: ViewTransition | undefined;

/**
 * Changes the whole page below a snapshot of the old page, which an animation then removes. The new
 * page is not a snapshot, because that would swallow the reader's clicks: see `data-revealing` in
 * custom.css.
 *
 * @param frames keyframes of the snapshot
 * @param options duration in milliseconds, easing
 */
export function changeBelowSnapshot(
  change: () => void,
  frames: PropertyIndexedKeyframes,
  options: KeyframeAnimationOptions,
): void {
  const root = document.documentElement;
  // The change may interrupt another one: its snapshot has to show the page without this mark.
  delete root.dataset.revealing;
  const transition = document.startViewTransition(() => {
    root.dataset.revealing = '';
    change();
  });
  latest = transition;
  const animate = () =>
    root.animate(frames, {
      ...options,
      // The snapshot must not reappear before the browser removes it.
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
