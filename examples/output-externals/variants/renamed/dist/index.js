import tiny_emitter from "tiny-emitter";
const bus = tiny_emitter();
export { bus };
