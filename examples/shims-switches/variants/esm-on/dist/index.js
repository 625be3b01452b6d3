import __rslib_shim_module__ from "node:module";
const require = /*#__PURE__*/ __rslib_shim_module__.createRequire(/*#__PURE__*/ (()=>import.meta.url)());
import { fileURLToPath as __rspack_fileURLToPath } from "node:url";
import { dirname as __rspack_dirname } from "node:path";
var __rspack_import_meta_dirname__ = __rspack_dirname(__rspack_fileURLToPath(import.meta.url));
var __rspack_import_meta_filename__ = __rspack_fileURLToPath(import.meta.url);
import { createRequire as __rspack_createRequire } from "node:module";
const __rspack_createRequire_require = __rspack_createRequire(import.meta.url);
const folder = __rspack_import_meta_dirname__;
const file = __rspack_import_meta_filename__;
function openStream() {
    const { Readable } = __rspack_createRequire_require("node:stream");
    return Readable.from([
        'a'
    ]);
}
function loadPlugin(name) {
    return require(name);
}
export { file, folder, loadPlugin, openStream };
