const motto = 'Crème brûlée ✓';
export { motto };

//# sourceMappingURL=editor.js.map