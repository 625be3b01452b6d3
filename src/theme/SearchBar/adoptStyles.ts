import styles from '@generated/search-dialog/default/styles.json';

let adopted = false;

/** Adds the styles of the dialog to the page: a constructed sheet needs no request and passes a strict content policy. */
export function adoptStyles(): void {
  if (adopted) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles.css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  adopted = true;
}
