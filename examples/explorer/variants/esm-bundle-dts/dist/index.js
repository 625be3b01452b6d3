import mitt from "mitt";
function greet(name) {
    return `Hello, ${name}!`;
}
function createGreeter() {
    const events = mitt();
    return {
        events,
        welcome: (name)=>events.emit('greeting', greet(name))
    };
}
export { createGreeter, greet };
