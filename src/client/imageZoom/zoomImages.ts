import mediumZoom, { type Zoom } from 'medium-zoom/dist/pure';

export interface ZoomTexts {
  /** Accessible name of the image as a button. */
  open: string;
  close: string;
}

/** Shared by all pages, as an instance never removes its listeners from the document. */
let zoom: Zoom | undefined;

/**
 * Lets images be opened with pointer and keyboard.
 *
 * @returns a function that closes an open image and removes the zoom
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

/** Template with the button that closes an opened image, for keyboard users: the page is inert. */
function closeButton(label: string): HTMLTemplateElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'zoom-close';
  button.ariaLabel = label;
  button.title = label;
  button.textContent = '×';
  const template = document.createElement('template');
  template.content.append(button);
  return template;
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
    // The library opens a copy of this image, and the copy must not be a button.
    makeImage(target as HTMLImageElement);
    setBehind(true);
    // medium-zoom adds the close button to the page after this event.
    queueMicrotask(() => {
      const button = document.querySelector<HTMLButtonElement>('.zoom-close');
      button?.addEventListener('click', () => void created.close());
      button?.focus({ preventScroll: true });
    });
  });
  created.on('opened', ({ target }) => {
    // The page changed while the image was opening, and it could not be closed then.
    if (!(target as HTMLImageElement).isConnected) void created.close();
  });
  created.on('closed', ({ target }) => {
    const image = target as HTMLImageElement;
    setBehind(false);
    if (!image.isConnected) return;
    makeButton(image, texts.open);
    image.focus({ preventScroll: true });
  });
  // When a `data-zoom-src` fails to load, the library only warns and leaves the broken image on top
  // of the good one.
  document.addEventListener('error', removeBroken, { capture: true });
  return created;
}

function removeBroken({ target }: Event): void {
  if (target instanceof HTMLImageElement && target.matches('.medium-zoom-image--opened'))
    target.remove();
}

/** Makes the page inert while an image is open. */
function setBehind(isBehind: boolean): void {
  document.getElementById('__docusaurus')?.toggleAttribute('inert', isBehind);
}

/**
 * The library lets vector images fill the window and recognizes them by the extension in the URL.
 * Small images have none, because the build inlines them: `data:image/svg+xml;…` →
 * `data:image/svg+xml;…#.svg`.
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
