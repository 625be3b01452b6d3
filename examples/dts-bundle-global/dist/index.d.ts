export declare function setTheme(theme: string): void;

export { }
