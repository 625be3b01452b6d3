import "@example/theme/theme.css";
import "./panel.css";
const panelClass = 'panel';
export { panelClass };
