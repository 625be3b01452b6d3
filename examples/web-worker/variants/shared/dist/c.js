function countWords(text) {
    return text.split(/\s+/).length;
}
export { countWords };
