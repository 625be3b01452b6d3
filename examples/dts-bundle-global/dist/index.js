function setTheme(theme) {
    window.theme = theme;
}
export { setTheme };
