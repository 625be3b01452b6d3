import { createRequire as __rspack_createRequire } from "node:module";
const __rspack_createRequire_require = __rspack_createRequire(import.meta.url);
const folder = __dirname;
const file = __filename;
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
