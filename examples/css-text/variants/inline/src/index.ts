import styles from './badge.css?inline';

export function attachStyles(root: ShadowRoot): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets.push(sheet);
}
