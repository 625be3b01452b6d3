import mediumZoom, { type Zoom } from 'medium-zoom/dist/pure';
import { closeButton } from './closeButton';

export interface ZoomTexts {
  /** What a press on an image does. */
  open: string;
  close: string;
}

/** One for all pages: each instance leaves listeners on the document for good. */
let zoom: Zoom | undefined;

/**
 * Lets images be opened with pointer and keyboard.
 *
 * @returns closes what is open and takes the zoom off again
 */
export function zoomImages(images: NodeListOf<HTMLImageElement>, texts: ZoomTexts): () => void {
  const active = (zoom ??= createZoom(texts));
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    void active.open({ target: event.currentTarget as HTMLImageElement });
  };
  active.attach(images);
  for (const image of images) {
    nameVector(image);
    makeButton(image, texts.open);
    image.addEventListener('keydown', press);
  }
  return () => {
    setBehind(false);
    active.detach();
    for (const image of images) {
      makeImage(image);
      image.removeEventListener('keydown', press);
    }
  };
}

/**
 * The defaults of medium-zoom: margin 0, scroll offset 40 px, closed 150 ms after scrolling. Its
 * transitions of 0.3 s are in src/css/zoom.css.
 */
function createZoom(texts: ZoomTexts): Zoom {
  const created = mediumZoom({
    background: 'var(--zoom-background)',
    template: closeButton(texts.close),
  });
  created.on('open', ({ target }) => {
    // What opens is a copy of this image: a plain one, no button.
    makeImage(target as HTMLImageElement);
    setBehind(true);
    // The button is in the page when medium-zoom is through with opening.
    queueMicrotask(() => {
      const button = document.querySelector<HTMLButtonElement>('.zoom-close');
      button?.addEventListener('click', () => void created.close());
      button?.focus({ preventScroll: true });
    });
  });
  created.on('opened', ({ target }) => {
    // The page changed while the image was opening, when it could not be closed.
    if (!(target as HTMLImageElement).isConnected) void created.close();
  });
  created.on('closed', ({ target }) => {
    const image = target as HTMLImageElement;
    setBehind(false);
    if (!image.isConnected) return;
    makeButton(image, texts.open);
    image.focus({ preventScroll: true });
  });
  // The library warns about a `data-zoom-src` that does not load, but leaves the broken image over the good one.
  document.addEventListener('error', removeBroken, { capture: true });
  return created;
}

function removeBroken({ target }: Event): void {
  if (target instanceof HTMLImageElement && target.matches('.medium-zoom-image--opened'))
    target.remove();
}

/** While an image is open nothing of the page behind it can be reached. */
function setBehind(isBehind: boolean): void {
  document.getElementById('__docusaurus')?.toggleAttribute('inert', isBehind);
}

/**
 * The library lets vector images fill the window and knows them by the end of their URL, which small
 * ones lack, as the build inlines them: `data:image/svg+xml;…` → `data:image/svg+xml;…#.svg`.
 */
function nameVector(image: HTMLImageElement): void {
  if (/^data:image\/svg.*(?<!\.svg)$/s.test(image.src)) image.src += '#.svg';
}

function makeButton(image: HTMLImageElement, text: string): void {
  image.tabIndex = 0;
  image.setAttribute('role', 'button');
  image.setAttribute('aria-label', [text, image.alt].filter(Boolean).join(': '));
}

function makeImage(image: HTMLImageElement): void {
  for (const name of ['tabindex', 'role', 'aria-label']) image.removeAttribute(name);
}
