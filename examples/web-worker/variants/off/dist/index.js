function startCounter() {
    return new Worker(new URL('./counter.ts', import.meta.url));
}
export { startCounter };
