console.log(require('./dist/index.umd.js'));
