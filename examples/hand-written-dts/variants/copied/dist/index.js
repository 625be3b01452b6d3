function isVerbose(options) {
    return options.verbose;
}
export { isVerbose };
