const ready = true;
export { ready };
