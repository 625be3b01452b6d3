const badgeraw_namespaceObject = ".badge {\n  background: gold;\n}\n";
function attachStyles(root) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(badgeraw_namespaceObject);
    root.adoptedStyleSheets.push(sheet);
}
export { attachStyles };
