import counter from "./counter.js";
function startCounter() {
    return new counter();
}
export { startCounter };
