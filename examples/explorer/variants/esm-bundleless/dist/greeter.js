import mitt from "mitt";
import { greet } from "./greet.js";
function createGreeter() {
    const events = mitt();
    return {
        events,
        welcome: (name)=>events.emit('greeting', greet(name))
    };
}
export { createGreeter };
