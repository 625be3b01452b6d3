const jsContent = "let count = 0;\nself.onmessage = ()=>{\n    count += 1;\n    self.postMessage(count);\n};\n";
const workerURL = "u" > typeof self && (self.URL || self.webkitURL);
const blob = workerURL && self.Blob && new Blob([
    "URL.revokeObjectURL(import.meta.url);",
    jsContent
], {
    type: "text/javascript;charset=utf-8"
});
function WorkerWrapper(options) {
    let objURL;
    try {
        objURL = blob && workerURL.createObjectURL(blob);
        if (!objURL) throw "";
        const worker = new Worker(objURL, {
            type: "module",
            name: options && options.name
        });
        worker.addEventListener("error", ()=>{
            workerURL.revokeObjectURL(objURL);
        });
        return worker;
    } catch (e) {
        if (objURL) workerURL.revokeObjectURL(objURL);
        return new Worker("data:text/javascript;charset=utf-8," + encodeURIComponent(jsContent), {
            type: "module",
            name: options && options.name
        });
    }
}
function startCounter() {
    return new WorkerWrapper();
}
export { startCounter };
