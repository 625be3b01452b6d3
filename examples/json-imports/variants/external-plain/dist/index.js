import react_package from "react/package.json";
const reactName = react_package.name;
export { reactName };
