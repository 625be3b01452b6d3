const library = require('./dist/index.cjs');

console.log(library);
