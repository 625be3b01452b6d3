export const data = new URL('./generated.json', import.meta.url);
