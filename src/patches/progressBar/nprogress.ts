/*
 * The defaults of nprogress, from section 9 of the specification. Positions are parts of the width
 * of the window, times are in ms.
 */
const minimum = 0.08;
const maximum = 0.994;
const easing = 'ease';
const moveDuration = 200;
const trickleRate = 0.02;
const trickleInterval = 800;

let shown: HTMLElement | undefined;
let position = 0;
let timer = 0;

function moveTo(bar: HTMLElement, next: number): void {
  position = next;
  bar.style.transform = `translateX(${(next - 1) * 100}%)`;
}

function trickle(bar: HTMLElement): void {
  moveTo(bar, Math.min(position + Math.random() * trickleRate, maximum));
}

/**
 * The progress bar that the theme shows while a page loads slowly, with the elements that the
 * theme's styles expect. It takes small steps, as nobody knows when the page will be there. The
 * library would be 1.6 kB compressed in every page.
 */
export default {
  configure(): void {
    // The theme only turns off a spinner, which this bar does not have.
  },
  start(): void {
    if (shown) return;
    shown = document.createElement('div');
    shown.id = 'nprogress';
    const bar = document.createElement('div');
    bar.className = 'bar';
    shown.append(bar);
    document.body.append(shown);
    moveTo(bar, 0);
    // Without a position that the browser knows, there would be no transition to the next one.
    bar.getBoundingClientRect();
    // It fades after the last move, as fast.
    bar.style.transition = `transform ${moveDuration}ms ${easing}, opacity ${moveDuration}ms linear ${moveDuration}ms`;
    moveTo(bar, minimum);
    timer = window.setInterval(trickle, trickleInterval, bar);
  },
  done(): void {
    const box = shown;
    if (!box) return;
    shown = undefined;
    window.clearInterval(timer);
    const bar = box.firstElementChild as HTMLElement;
    moveTo(bar, 1);
    bar.style.opacity = '0';
    window.setTimeout(() => box.remove(), 2 * moveDuration);
  },
};
