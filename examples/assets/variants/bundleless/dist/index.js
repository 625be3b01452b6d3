import "./panel.css";
import arrow from "./images/arrow.js";
import logo from "./images/logo.js";
const icons = {
    arrow: arrow,
    logo: logo
};
export { icons };
