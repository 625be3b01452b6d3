const { formatPrice } = require('@example/publish-package');
const { formatGreen } = require('@example/publish-package/terminal');

console.log(formatPrice(5), typeof formatGreen);
