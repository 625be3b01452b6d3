import { statSync } from "fs";
function fileSize(path) {
    var _statSync;
    return null == (_statSync = statSync(path, {
        throwIfNoEntry: false
    })) ? void 0 : _statSync.size;
}
export { fileSize };
