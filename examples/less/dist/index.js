import "./theme.css";
const themeName = 'plain';
export { themeName };
