import "./styles.css";
function createButton(label) {
    const button = document.createElement('button');
    button.className = 'ui:rounded ui:px-3';
    button.textContent = label;
    return button;
}
export { createButton };
