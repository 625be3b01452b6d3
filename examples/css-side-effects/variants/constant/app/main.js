import { panelClass } from '../dist/index.js';

document.body.className = panelClass;
