import { loadAdd } from '../dist/index.js';

const add = await loadAdd();
document.title = String(add(1, 2));
