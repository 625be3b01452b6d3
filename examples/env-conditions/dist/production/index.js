function size(value) {
    return `${value}px`;
}
export { size };
