import "./theme.css";
import { label } from "./label";
import logo from "./logo.js";
import { size } from "./parts/index";
const title = `${label} ${size} ${logo}`;
export { title };
