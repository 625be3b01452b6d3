import { three } from '../dist/index.js';

document.title = String(three);
