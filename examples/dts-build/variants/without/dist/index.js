function size(value, unit) {
    return `${value}${unit}`;
}
export { size };
