import mitt from "mitt";
function createBus() {
    return mitt();
}
export { createBus };
