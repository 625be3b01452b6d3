class Counter {
    #count = 0;
    next() {
        this.#count += 1;
        return this.#count;
    }
}
export { Counter };
