import { translate } from '@docusaurus/Translate';
import type { ClientModule } from '@docusaurus/types';
import { isPartHidden } from '../../site/layoutParts';

/** Delay between a page change and making its images zoomable, in ms. */
const attachDelay = 100;

/**
 * Images in the body of a doc or a post, except those that are links or on an overview. The home
 * page has no such body.
 */
const zoomable = '.markdown:not(:has([data-overview])) img:not(a img)';

/** Loads the zoom where the page has an image; readers of other pages do not pay for it. */
async function attach(signal: AbortSignal): Promise<void> {
  const images = document.querySelectorAll<HTMLImageElement>(zoomable);
  if (images.length === 0 || isPartHidden('globalUIComponents', document.documentElement)) return;
  try {
    const { zoomImages } = await import('./zoomImages');
    if (signal.aborted) return;
    const detach = zoomImages(images, {
      open: translate({
        id: 'zoom.open',
        message: 'Enlarge image',
        description: 'What a press on an image does; its text alternative follows after a colon',
      }),
      close: translate({ id: 'zoom.close', message: 'Close' }),
    });
    signal.addEventListener('abort', detach, { once: true });
  } catch (error) {
    // The zoom is optional: images stay visible without it.
    console.error(error);
  }
}

let page: AbortController | undefined;

const imageZoom: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (location.pathname === previousLocation?.pathname) return;
    page?.abort();
    page = new AbortController();
    const { signal } = page;
    const timer = setTimeout(() => void attach(signal), attachDelay);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  },
};

export default imageZoom;
