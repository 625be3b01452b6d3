function take(items, { limit }) {
    return items.slice(0, limit);
}
export { take };
