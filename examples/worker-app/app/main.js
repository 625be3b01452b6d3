import { startCounter } from '../dist/index.js';

startCounter().postMessage('start');
