import "./reset.css";
import button_module from "./button.module.js";
function createButton(label) {
    const button = document.createElement('button');
    button.className = button_module.button;
    button.textContent = label;
    return button;
}
export { createButton };
