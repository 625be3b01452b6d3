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
  paintBars();
  new MutationObserver(paintBars).observe(document.documentElement, {
    attributeFilter: ['data-theme'],
  });
}
