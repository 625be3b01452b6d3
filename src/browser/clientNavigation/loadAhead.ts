import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import { pageChunks } from './pageComponents';
import preload from './preload';

/** Where the bundler's runtime loads files from, and the file of a chunk there. */
declare const __webpack_public_path__: string;
declare const __webpack_get_script_filename__: (chunk: string) => string;

/**
 * How long, in ms, a reader stays on a link that they mean: longer than a pointer or repeated Tab
 * keys take to pass over it, short compared to the 100 ms in which a page should open.
 */
const stay = 40;

/** The Network Information API, which only Chromium has. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the reader saves data or has a slow connection, on which pages are not loaded ahead. */
function isConstrained(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || (connection?.effectiveType ?? '').includes('2g');
}

/** Pathname of the page that the target of an event links to, unless it is the current one. */
function linkedPage({ target }: Event): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin !== window.location.origin) return undefined;
  return link.pathname === window.location.pathname ? undefined : link.pathname;
}

let timer: ReturnType<typeof setTimeout> | undefined;

function loadAfter(delay: number, event: Event): void {
  clearTimeout(timer);
  const pathname = linkedPage(event);
  if (!pathname || isConstrained()) return;
  if (delay > 0) timer = setTimeout(() => void preload(pathname), delay);
  else void preload(pathname);
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('pointerover', (event) => loadAfter(stay, event));
  document.addEventListener('focusin', (event) => loadAfter(stay, event));
  // The click follows when the finger or the button is lifted.
  document.addEventListener('pointerdown', (event) => loadAfter(0, event));
}

/** Lets the browser fetch the scripts of a page that the current one does not have. */
function prefetch(pathname: string): void {
  const present = new Set(pageChunks(window.location.pathname));
  for (const name of pageChunks(pathname)) {
    if (present.has(name)) continue;
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = __webpack_public_path__ + __webpack_get_script_filename__(name);
    document.head.append(link);
  }
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
    if (next && !isConstrained()) prefetch(next.pathname);
  });
};
