function size(value) {
    if (value < 0) console.warn(`size(${value}) is negative`);
    return `${value}px`;
}
export { size };
