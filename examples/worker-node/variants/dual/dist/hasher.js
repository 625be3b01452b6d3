import { createHash } from "node:crypto";
import { parentPort } from "node:worker_threads";
parentPort?.on('message', (text)=>{
    parentPort?.postMessage(createHash('sha1').update(text).digest('hex'));
});
