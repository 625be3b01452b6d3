import mitt from "mitt";
function createBus() {
    const bus = mitt();
    bus.emit('ready', 'now');
    return bus;
}
export { createBus };
