function mitt(n) {
    return {
        all: n = n || new Map,
        on: function(t, e) {
            var i = n.get(t);
            i ? i.push(e) : n.set(t, [
                e
            ]);
        },
        off: function(t, e) {
            var i = n.get(t);
            i && (e ? i.splice(i.indexOf(e) >>> 0, 1) : n.set(t, []));
        },
        emit: function(t, e) {
            var i = n.get(t);
            i && i.slice().map(function(n) {
                n(e);
            }), (i = n.get("*")) && i.slice().map(function(n) {
                n(t, e);
            });
        }
    };
}
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
