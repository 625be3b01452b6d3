import styles from "./styles.js";
function attachStyles(root) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    root.adoptedStyleSheets.push(sheet);
}
export { attachStyles };
