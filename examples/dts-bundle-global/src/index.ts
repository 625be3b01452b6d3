declare global {
  interface Window {
    theme: string;
  }
}

export function setTheme(theme: string): void {
  window.theme = theme;
}
