import { Worker } from "node:worker_threads";
function startHasher() {
    return new Worker(new URL('./hasher.js', import.meta.url));
}
export { startHasher };
