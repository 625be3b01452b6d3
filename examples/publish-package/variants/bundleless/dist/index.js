function formatPrice(amount, currency = 'EUR') {
    return `${amount.toFixed(2)} ${currency}`;
}
function parsePrice(text) {
    return Number.parseFloat(text);
}
export { formatPrice, parsePrice };
