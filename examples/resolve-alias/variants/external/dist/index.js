import tiny_emitter from "tiny-emitter";
const log = (text)=>console.info(text);
const bus = tiny_emitter();
export { bus, log };
