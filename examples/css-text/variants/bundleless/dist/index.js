import badge from "./badge.js";
function attachStyles(root) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(badge);
    root.adoptedStyleSheets.push(sheet);
}
export { attachStyles };
