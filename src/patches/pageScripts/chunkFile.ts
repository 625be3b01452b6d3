/** The bundler's runtime, where it loads files from, and the file of a chunk there. */
declare const __webpack_require__: { gca?: (name: string) => string };
declare const __webpack_public_path__: string;
declare const __webpack_get_script_filename__: (chunk: string) => string;

// What Docusaurus calls to prefetch a page. Chunks are identified by their names, so it needs no
// table. The file of a chunk that was merged into another one contains `undefined`, as Docusaurus
// expects.
if (typeof __webpack_require__ !== 'undefined') {
  __webpack_require__.gca = (name) =>
    __webpack_public_path__ + __webpack_get_script_filename__(name);
}
