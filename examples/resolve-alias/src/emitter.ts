export default function emitter(): Map<string, unknown> {
  return new Map();
}
