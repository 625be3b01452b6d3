function formatCount(count) {
    return `${count} items`;
}
export { formatCount };
