export function addMeter(context: AudioContext): Promise<void> {
  return context.audioWorklet.addModule(
    new URL('./meter.ts', import.meta.url),
  );
}
