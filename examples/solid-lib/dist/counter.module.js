import "./counter_module.css";
const counter_module = {
    counter: "counter-okzljd"
};
export default counter_module;
