const { answer } = require('./dist/index.js');

console.log(answer);
