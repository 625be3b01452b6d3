import "./8.js";
const dialogClass = 'panel dialog';
export { dialogClass };
