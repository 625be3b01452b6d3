import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';

/**
 * How long, in ms, a reader stays on a link that they mean: longer than a pointer or repeated Tab
 * keys take to pass over it, short compared to the 100 ms in which a page should open.
 */
const stay = 40;

/** Pathname of the page that the target of an event links to, unless it is the current one. */
function linkedPage({ target }: Event): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin !== window.location.origin) return undefined;
  return link.pathname === window.location.pathname ? undefined : link.pathname;
}

function load(pathname: string): void {
  // The click that follows handles a failure.
  Promise.resolve(window.docusaurus.preload(pathname)).catch(() => undefined);
}

let timer: ReturnType<typeof setTimeout> | undefined;

function loadAfter(delay: number, event: Event): void {
  clearTimeout(timer);
  const pathname = linkedPage(event);
  if (!pathname) return;
  if (delay > 0) timer = setTimeout(() => load(pathname), delay);
  else load(pathname);
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('pointerover', (event) => loadAfter(stay, event));
  document.addEventListener('focusin', (event) => loadAfter(stay, event));
  // The click follows when the finger or the button is lifted.
  document.addEventListener('pointerdown', (event) => loadAfter(0, event));
}

/** Fetches the next page when there is nothing else to do: many read a section in its order. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (location.pathname === previousLocation?.pathname) return;
  // Safari has no such callback and fetches nothing ahead.
  window.requestIdleCallback?.(() => {
    const next = document.querySelector<HTMLAnchorElement>('a[rel=next]');
    if (next) void window.docusaurus.prefetch(next.pathname);
  });
};
