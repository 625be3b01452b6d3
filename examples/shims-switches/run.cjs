const path = require('node:path');
const { url, folder, file } = require('./dist/index.cjs');

console.log('url:', url.split('/').slice(-2).join('/'));
console.log('folder:', path.relative(__dirname, folder));
console.log('file:', path.relative(__dirname, file));
