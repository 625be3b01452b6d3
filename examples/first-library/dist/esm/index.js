function clamp(value) {
    return Math.min(1, Math.max(0, value));
}
function mix(from, to, weight) {
    return from + (to - from) * clamp(weight);
}
export { mix };
