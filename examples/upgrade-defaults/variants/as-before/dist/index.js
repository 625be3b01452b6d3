const width = (options)=>options?.width ?? 80;
const data = new URL('./data.txt', import.meta.url);
const base = "/";
const mode = "production";
export { base, data, mode, width };
