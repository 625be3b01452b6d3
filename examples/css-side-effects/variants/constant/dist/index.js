import "./panel.css";
const panelClass = 'panel';
export { panelClass };
