function addMeter(context) {
    return context.audioWorklet.addModule(new URL('./meter.js', import.meta.url));
}
export { addMeter };
