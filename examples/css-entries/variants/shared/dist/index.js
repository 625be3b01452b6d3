import "./8.js";
const panelClass = 'panel';
export { panelClass };
