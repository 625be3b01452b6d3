const { toolVersion } = require('./dist/index.cjs');

toolVersion().then((version) => {
  console.log('a version:', /^\d+\.\d+\.\d+/.test(version));
});
