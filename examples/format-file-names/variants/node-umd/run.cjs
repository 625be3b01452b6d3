console.log(require('./dist/index.umd.cjs'));
