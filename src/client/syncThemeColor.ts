import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Gives the bars of the browser the color of the page, whose theme may differ from the system's.
 */
function paintBars(): void {
  const color = getComputedStyle(document.documentElement).getPropertyValue('--color-page').trim();
  if (!color) return;
  for (const meta of document.querySelectorAll('meta[name=theme-color]'))
    meta.setAttribute('content', color);
}

if (ExecutionEnvironment.canUseDOM) {
  // The HTML has the colors for the system's theme. Reading the color makes the browser compute the
  // styles of the whole page while the scripts start.
  if (document.documentElement.dataset.themeChoice !== 'system') paintBars();
  new MutationObserver(paintBars).observe(document.documentElement, {
    attributeFilter: ['data-theme'],
  });
}
