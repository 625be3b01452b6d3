import "./theme.css";
import { label } from "./label.js";
import logo from "./logo.js";
import { size } from "./parts/index.js";
const title = `${label} ${size} ${logo}`;
export { title };
