import "./reset.css";
const version = 1;
export { version };
