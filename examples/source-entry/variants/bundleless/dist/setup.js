document.title = 'Calculator';
export { };
