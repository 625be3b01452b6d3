const data = new URL('./generated.json', import.meta.url);
export { data };
