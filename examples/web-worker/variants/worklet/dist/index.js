function addMeter(context) {
    return context.audioWorklet.addModule(new URL("./static/assets/meter.ts", import.meta.url));
}
export { addMeter };
