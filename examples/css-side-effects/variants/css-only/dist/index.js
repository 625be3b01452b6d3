import "./panel.css";
function panelClass(isOpen) {
    return isOpen ? 'panel panel-open' : 'panel';
}
export { panelClass };
