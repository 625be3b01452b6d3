function emitter() {
    return new Map();
}
export default emitter;
