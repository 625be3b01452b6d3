import mitt from "mitt";
function createStore(start) {
    const emitter = mitt();
    let value = start;
    return {
        onChange: (listener)=>emitter.on('change', listener),
        set (next) {
            value = next;
            emitter.emit('change', value);
        }
    };
}
export { createStore };
