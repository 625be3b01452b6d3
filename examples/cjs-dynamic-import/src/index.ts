export async function toolVersion(): Promise<string> {
  const { version } = await import('@rslib/core');
  return version;
}
