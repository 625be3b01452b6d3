export { panelClass } from './panel';
