function emitter() {
    return new Map();
}
const log = (text)=>console.info(text);
const bus = emitter();
export { bus, log };
