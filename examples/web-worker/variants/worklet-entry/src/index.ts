export function addMeter(context: AudioContext): Promise<void> {
  return context.audioWorklet.addModule(
    new URL(/* rspackIgnore: true */ './meter.js', import.meta.url),
  );
}
