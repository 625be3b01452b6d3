const part = 1;
export { part };
