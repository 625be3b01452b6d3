function startCounter() {
    return new Worker(new URL("./word-counter.js", import.meta.url), Object.assign({}, {
        name: 'word-counter'
    }, {
        type: "module"
    }));
}
export { countWords } from "./c.js";
export { startCounter };
