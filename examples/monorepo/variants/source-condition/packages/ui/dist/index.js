/* @example/ui */
function take(items, { limit }) {
    return items.slice(0, limit);
}
function firstWords(text, options) {
    return take(text.split(' '), options);
}
export { firstWords };
