export declare function setTheme(theme: string): void;

export { }

declare global {
  interface Window {
    theme: string;
  }
}
