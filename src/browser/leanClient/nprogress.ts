let shown: HTMLElement | undefined;

/**
 * The progress bar that the theme shows while a page loads slowly, with the elements that the
 * theme's styles expect. It moves ever slower, as nobody knows when the page will be there.
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
    bar.animate([{ transform: 'translateX(-100%)' }, { transform: 'translateX(-5%)' }], {
      duration: 10_000,
      easing: 'cubic-bezier(0, 0.6, 0.2, 1)',
      fill: 'forwards',
    });
  },
  done(): void {
    shown?.remove();
    shown = undefined;
  },
};
