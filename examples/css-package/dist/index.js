import "@example/theme/theme.css";
const panelClass = 'panel';
export { panelClass };
