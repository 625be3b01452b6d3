const { startHasher } = require('./dist/index.cjs');

const worker = startHasher();
worker.on('message', (hash) => {
  console.log(`require: ${hash}`);
  worker.terminate();
});
worker.postMessage('text');
