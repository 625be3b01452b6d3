const panelClass = 'panel';
export { panelClass };
