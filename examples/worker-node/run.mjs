import { startHasher } from './dist/index.js';

const worker = startHasher();
worker.on('message', (hash) => {
  console.log(`import: ${hash}`);
  worker.terminate();
});
worker.postMessage('text');
