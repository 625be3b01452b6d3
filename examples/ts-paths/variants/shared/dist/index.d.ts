export { pad } from './text/pad.js';
