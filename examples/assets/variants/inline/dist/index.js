const arrow_namespaceObject = "data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCAxNiAxNiI+PHBhdGggZD0iTTIgOGgxMk05IDNsNSA1LTUgNSIgZmlsbD0ibm9uZSIgc3Ryb2tlPSJjdXJyZW50Q29sb3IiIC8+PC9zdmc+Cg==";
const logo_namespaceObject = "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAYAAAAf8/9hAAAAMElEQVR42mNgoDZQTX79Hx+mSDNeQ4jVjNUQUjVjGDJqwLAwgOKERJWkTJXMRA4AAIFnpKh7lc6nAAAAAElFTkSuQmCC";
const icons = {
    arrow: arrow_namespaceObject,
    logo: logo_namespaceObject
};
export { icons };
