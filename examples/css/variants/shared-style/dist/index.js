const button_module = {
    button: "button-QvAIfg"
};
function createButton(label) {
    const button = document.createElement('button');
    button.className = button_module.button;
    button.textContent = label;
    return button;
}
export { createButton };
