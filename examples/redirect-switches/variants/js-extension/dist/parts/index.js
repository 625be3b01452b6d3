const size = 3;
export { size };
