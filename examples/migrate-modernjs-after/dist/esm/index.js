import mitt from "mitt";
import { fileSize } from "./fileSize.js";
const reports = mitt();
function report(path) {
    var _fileSize;
    reports.emit('size', null != (_fileSize = fileSize(path)) ? _fileSize : 0);
}
export { report, reports };
