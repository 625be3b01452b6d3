import arrow from "./images/arrow.js";
import dot from "./images/dot.js";
import logo from "./images/logo.js";
const icons = {
    arrow: arrow,
    dot: dot,
    logo: logo
};
export { icons };
