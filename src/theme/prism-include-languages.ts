// Change: does nothing. Code is highlighted at build time, and the original would put the list of
// all Prism languages into every page (with src/plugins/noBrowserPrism).
// Upstream: @docusaurus/theme-classic 3.10.2.
export default function prismIncludeLanguages(): void {
  // No language is registered in the browser.
}
