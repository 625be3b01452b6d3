import react_package from "react/package.json" with {
    type: "json"
};
const reactName = react_package.name;
export { reactName };
