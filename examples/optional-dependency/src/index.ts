export async function loadCodec() {
  try {
    return await import('@example/codec');
  } catch {
    return undefined;
  }
}
